import type { KeyValueStorage } from './storage.ts';

/** In-memory fake of the storage. */
export const createMemoryStorage = (entries: Record<string, string> = {}): KeyValueStorage => {
  const values = new Map(Object.entries(entries));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
};
