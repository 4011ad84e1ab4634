import {
  createScreenPrefix,
  savedScreensDatabase,
  savedScreensStore,
  type SavedScreen,
} from '@rankwright/contracts/savedScreen';

/** The database as `idb-keyval` makes it, also when this is the first page that opens it. */
const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(savedScreensDatabase);
    request.onupgradeneeded = () => void request.result.createObjectStore(savedScreensStore);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The saved screens could not be opened.'));
  });

const readRecord = async (key: string): Promise<unknown> => {
  const database = await openDatabase();
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const request = database.transaction(savedScreensStore).objectStore(savedScreensStore).get(key);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The saved screen could not be read.'));
    });
  } finally {
    database.close();
  }
};

/** False for a record that something else has written or damaged. */
const isSavedScreen = (record: unknown): record is SavedScreen => {
  const { html, css, savedAt } = (record ?? {}) as Partial<SavedScreen>;
  return typeof html === 'string' && typeof css === 'string' && typeof savedAt === 'number';
};

/** The screen that this session saved at this address; null without one, and where the browser refuses its storage. */
export const readSavedScreen = async (
  version: string,
  token: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<SavedScreen | null> => {
  try {
    const record = await readRecord(`${createScreenPrefix(version, token)}${pathname}${search}`);
    return isSavedScreen(record) ? record : null;
  } catch {
    return null;
  }
};
