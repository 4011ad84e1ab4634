import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 2;

/** For a moment between two writes of another process, which is over before a slower look would see it. */
export const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await sleep(everyMs);
};
