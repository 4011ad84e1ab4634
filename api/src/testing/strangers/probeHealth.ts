import { setTimeout as sleep } from 'node:timers/promises';

/** Asks `/api/health` every `everyMs` until `work` has settled. Returns the milliseconds that each answer took. */
export const probeHealth = async (
  origin: string,
  everyMs: number,
  work: Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = [];
  const done = new AbortController();
  const stop = () => done.abort();
  work.then(stop, stop);
  while (!done.signal.aborted) {
    const started = performance.now();
    await (await fetch(`${origin}/api/health`)).text();
    times.push(performance.now() - started);
    await sleep(everyMs);
  }
  await work;
  return times;
};

export const readPercentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
