/** Key-value storage that never throws: when storage is full or forbidden, values are lost. */
export interface KeyValueStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** `area` returns the browser's storage; accessing it may throw where storage is forbidden. */
export const browserStorage = (area: () => Storage): KeyValueStorage => {
  const attempt = <T>(run: (storage: Storage) => T, otherwise: T): T => {
    try {
      return run(area());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
};
