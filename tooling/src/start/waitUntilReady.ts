import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;
const limitMs = 90_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

export const waitUntilReady = async (url: string): Promise<void> => {
  const deadline = Date.now() + limitMs;
  while (!(await answers(url))) {
    if (Date.now() > deadline)
      throw new Error(`The API did not become ready within ${limitMs / 1000} s. Its last lines are above.`);
    await sleep(pollMs);
  }
};
