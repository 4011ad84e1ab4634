import { mkdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const staleAfterMs = 60_000;
const retryMs = 50;

const tryLock = (lock: string): boolean => {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
};

const isStale = (lock: string): boolean => {
  try {
    return Date.now() - statSync(lock).mtimeMs > staleAfterMs;
  } catch {
    return false;
  }
};

/** Lets one release at a time change the registry. The lock of a killed release expires after a minute. */
export const withReleaseLock = async <Result>(
  directory: string,
  work: () => Result | Promise<Result>,
): Promise<Result> => {
  mkdirSync(directory, { recursive: true });
  const lock = `${directory}/.release.lock`;
  while (!tryLock(lock)) {
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
    await sleep(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};
