import type { KeyValueStorage } from '../ports/storage.ts';

const createKey = (remote: string, version: string): string => `rankwright:bad:${remote}@${version}`;

/** Circuit breaker: remembers failed versions for this browser session, so that the previous version is used. */
export const createBreaker = (storage: KeyValueStorage) => ({
  isBad: (remote: string, version: string): boolean => storage.get(createKey(remote, version)) !== null,
  open: (remote: string, version: string, reason: string): void =>
    storage.set(createKey(remote, version), reason),
  close: (remote: string, version: string): void => storage.remove(createKey(remote, version)),
});
