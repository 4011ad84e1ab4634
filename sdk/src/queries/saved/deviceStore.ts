import { savedAnswersDatabase } from '@rankwright/contracts/remote';
import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';

/** One answer of the server, as it was saved on this device. */
export interface SavedRecord {
  queryKey: readonly unknown[];
  data: unknown;
  /** When the server sent it, in milliseconds since the epoch. */
  savedAt: number;
}

/** Where answers are saved, by key. A device that cannot save them keeps none: nothing rejects. */
export interface DeviceStore {
  read: () => Promise<readonly (readonly [key: string, record: SavedRecord])[]>;
  write: (records: readonly (readonly [key: string, record: SavedRecord])[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** Also where the browser refuses its storage, which it says by throwing. */
const ignoreFailure = async <Value>(work: () => Promise<Value>, value: Value): Promise<Value> => {
  try {
    return await work();
  } catch {
    return value;
  }
};

const nothing: DeviceStore = {
  read: () => Promise.resolve([]),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Saves in IndexedDB. Its requests run one after the other, so that nothing is written after `clear` that began before. */
export const openDeviceStore = (): DeviceStore => {
  if (typeof indexedDB === 'undefined') return nothing;
  const store = createStore(savedAnswersDatabase, 'queries');
  return {
    read: () => ignoreFailure(() => entries<string, SavedRecord>(store), []),
    write: (records) =>
      ignoreFailure(
        () =>
          setMany(
            records.map(([key, record]) => [key, record]),
            store,
          ),
        undefined,
      ),
    remove: (keys) => ignoreFailure(() => delMany([...keys], store), undefined),
    clear: () => ignoreFailure(() => clear(store), undefined),
  };
};
