import type { Clock } from './clock.ts';

interface Timer {
  at: number;
  run: () => void;
}

/** In-memory fake of the clock: `advance` moves the time from one due callback to the next and resolves when all have settled. */
export const createMemoryClock = () => {
  let now = 0;
  let timers: Timer[] = [];
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  const findNext = (end: number): Timer | undefined =>
    timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
  };
  const advance = async (ms: number): Promise<void> => {
    await settle();
    const end = now + ms;
    for (let next = findNext(end); next; next = findNext(end)) {
      now = next.at;
      timers = timers.filter((timer) => timer !== next);
      next.run();
      await settle();
    }
    now = end;
  };
  return { ...clock, advance, settle, countTimers: () => timers.length };
};
