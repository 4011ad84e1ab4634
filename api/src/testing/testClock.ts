import type { Clock } from '../clock.ts';

export interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(ms: number): void;
}

/** A clock that changes only by `set` and `advance`. */
export const createTestClock = (start: Date | string = '2026-11-21T09:00:00.000Z'): TestClock => {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (next) => void (time = new Date(next).getTime()),
    advance: (ms) => void (time += ms),
  };
};
