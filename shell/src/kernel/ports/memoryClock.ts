import type { Clock } from './clock.ts';

interface Timer {
  at: number;
  run: () => void;
}

/** The clock's twin: time moves only when told, and what became due has settled when `advance` resolves. */
export const memoryClock = () => {
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
  return { ...clock, advance, settle, waiting: () => timers.length };
};
