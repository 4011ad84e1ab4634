const checkMs = 250;

interface Usage {
  wallMs: number;
  /** Of the whole process: Node.js tells no thread its own. */
  cpuMs: number;
}

const readUsage = (): Usage => {
  const { user, system } = process.cpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1_000 };
};

/**
 * How much of its time a thread can have been computing: never longer than the clock, nor than its part of what the
 * process got from the machine.
 */
export const estimateCpuMs = (before: Usage, now: Usage, threads: number): number =>
  Math.min(now.wallMs - before.wallMs, (now.cpuMs - before.cpuMs) / Math.max(1, threads));

export interface ThreadLimits {
  cpuMs: number;
  /** Ends a thread that waits for something that never comes. */
  wallMs: number;
}

/** Calls `end` once, when the thread has computed or existed for too long. Returns a function that stops watching. */
export const watchThread = (
  limits: ThreadLimits,
  countThreads: () => number,
  end: (limit: keyof ThreadLimits) => void,
): (() => void) => {
  const start = performance.now();
  let last = readUsage();
  let computedMs = 0;
  const timer = setInterval(() => {
    const now = readUsage();
    computedMs += estimateCpuMs(last, now, countThreads());
    last = now;
    const isOver = computedMs >= limits.cpuMs || now.wallMs - start >= limits.wallMs;
    if (!isOver) return;
    clearInterval(timer);
    end(computedMs >= limits.cpuMs ? 'cpuMs' : 'wallMs');
  }, checkMs);
  return () => clearInterval(timer);
};
