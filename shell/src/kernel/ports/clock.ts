/** Clock of the kernel. */
export interface Clock {
  /** Milliseconds since the page was opened. */
  now: () => number;
  /** Runs once after `ms`; returns the function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
