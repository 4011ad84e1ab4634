type Stopper = () => Promise<void>;

export interface Stopping {
  onStop: (stopper: Stopper) => void;
  stop: (code: number) => Promise<void>;
}

/** Ctrl-C, SIGTERM and a closed terminal run every stopper, the last one first, and then end this process. */
export const stopOnSignals = (): Stopping => {
  let stopping = false;
  const stoppers: Stopper[] = [];
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    for (const stopper of stoppers.reverse()) await stopper();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  return { onStop: (stopper) => stoppers.push(stopper), stop };
};
