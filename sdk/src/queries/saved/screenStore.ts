import { savedScreensDatabase, savedScreensStore, type SavedScreen } from '@rankwright/contracts/savedScreen';
import { clear, createStore, delMany, entries, set } from 'idb-keyval';
import { listDroppedScreens } from './savedScreens.model.ts';

/** Where screens are saved, by key. A device that cannot save them keeps none: nothing rejects. */
export interface ScreenStore {
  write: (key: string, screen: SavedScreen) => Promise<void>;
  /** Removes what is not painted again under this prefix. */
  prune: (prefix: string, now: number) => Promise<void>;
  remove: (key: string) => Promise<void>;
  clear: () => Promise<void>;
}

/** Also where the browser refuses its storage, which it says by throwing. */
const ignoreFailure = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch {
    // Nothing is saved then.
  }
};

const nothing: ScreenStore = {
  write: () => Promise.resolve(),
  prune: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Saves in IndexedDB. Its requests run one after the other, so that nothing is written after `clear` that began before. */
export const openScreenStore = (): ScreenStore => {
  if (typeof indexedDB === 'undefined') return nothing;
  const store = createStore(savedScreensDatabase, savedScreensStore);
  return {
    write: (key, screen) => ignoreFailure(() => set(key, screen, store)),
    prune: (prefix, now) =>
      ignoreFailure(async () => {
        const dropped = listDroppedScreens(await entries<string, SavedScreen>(store), prefix, now);
        await delMany(dropped, store);
      }),
    remove: (key) => ignoreFailure(() => delMany([key], store)),
    clear: () => ignoreFailure(() => clear(store)),
  };
};
