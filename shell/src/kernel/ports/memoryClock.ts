import type { Clock } from './clock.ts';

interface Timer {
  at: number;
  run: () => void;
}

/** In-memory fake of the clock: `advance` moves the time and resolves when the due callbacks have settled. */
export const createMemoryClock = () => {
  let now = 0;
  let timers: Timer[] = [];
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
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
    now += ms;
    const due = timers.filter((timer) => timer.at <= now);
    timers = timers.filter((timer) => timer.at > now);
    for (const timer of due) timer.run();
    await settle();
  };
  return { ...clock, advance, settle, countTimers: () => timers.length };
};
