import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;
/** A busy machine needs minutes for a new database. */
const timeoutMs = 600_000;

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
};

export const waitUntilReady = async (url: string): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(url))) {
    if (Date.now() > deadline)
      throw new Error(`The API was not ready within ${timeoutMs / 1000} s. See its output above.`);
    await sleep(pollMs);
  }
};
