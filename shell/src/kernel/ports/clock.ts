/** Time as the kernel sees it. */
export interface Clock {
  /** Milliseconds since the page began. */
  now: () => number;
  /** Runs once after `ms`; the result cancels. */
  after: (ms: number, run: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
