import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOriginFolder } from '../origin/publicFiles.ts';

const retryMs = 50;
const beatMs = 2_000;

export interface ReleaseLock {
  /** Throws when this release was paused for so long that another one has taken over: it may write no more. */
  assertHeld: () => void;
}

interface LockOptions {
  /** Without a sign of life for this long, the lock of a killed or paused release expires. */
  staleAfterMs?: number;
  /** Between two tries to get the lock. */
  pause?: (ms: number) => Promise<unknown>;
}

const tryLock = (lock: string, owner: string): boolean => {
  try {
    mkdirSync(lock);
    writeFileSync(path.join(lock, 'owner'), owner);
    return true;
  } catch {
    return false;
  }
};

const isStale = (lock: string, staleAfterMs: number): boolean => {
  try {
    return Date.now() - statSync(lock).mtimeMs > staleAfterMs;
  } catch {
    return false;
  }
};

/** Renamed first: of several that wait only one succeeds. */
const expire = (lock: string, owner: string): void => {
  const expired = `${lock}.${owner}`;
  try {
    renameSync(lock, expired);
  } catch {
    return;
  }
  rmSync(expired, { recursive: true, force: true });
};

const isOwner = (lock: string, owner: string): boolean => {
  try {
    return readFileSync(path.join(lock, 'owner'), 'utf8') === owner;
  } catch {
    return false;
  }
};

const beat = (lock: string, owner: string): void => {
  if (!isOwner(lock, owner)) return;
  const now = new Date();
  utimesSync(lock, now, now);
};

/** Lets one release at a time change the origin. The lock stays fresh while its process runs. */
export const withReleaseLock = async <Result>(
  directory: string,
  work: (lock: ReleaseLock) => Result | Promise<Result>,
  { staleAfterMs = 30_000, pause = sleep }: LockOptions = {},
): Promise<Result> => {
  createOriginFolder(directory);
  const lock = `${directory}/.release.lock`;
  const owner = randomUUID();
  while (!tryLock(lock, owner)) {
    if (isStale(lock, staleAfterMs)) expire(lock, owner);
    await pause(retryMs);
  }
  const heart = setInterval(() => beat(lock, owner), Math.min(beatMs, staleAfterMs / 3));
  const assertHeld = (): void => {
    if (!isOwner(lock, owner))
      throw new Error(
        'Another release took over while this one was paused. Nothing more is written; run it again.',
      );
  };
  try {
    return await work({ assertHeld });
  } finally {
    clearInterval(heart);
    if (isOwner(lock, owner)) rmSync(lock, { recursive: true, force: true });
  }
};
