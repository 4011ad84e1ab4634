import type { KeyValueStorage } from './ports/storage.ts';

const key = (remote: string, version: string): string => `rankwright:bad:${remote}@${version}`;

/** Remembers, for this session of the browser, which versions failed; the one before takes their place. */
export const createBreaker = (storage: KeyValueStorage) => ({
  isBad: (remote: string, version: string): boolean => storage.get(key(remote, version)) !== null,
  open: (remote: string, version: string, reason: string): void => storage.set(key(remote, version), reason),
  close: (remote: string, version: string): void => storage.remove(key(remote, version)),
});
