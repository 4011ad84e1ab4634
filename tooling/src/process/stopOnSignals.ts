type Stopper = () => Promise<void>;

export interface ShutdownHandlers {
  onStop: (stopper: Stopper) => void;
  stop: (code: number) => Promise<void>;
}

/** On SIGINT, SIGTERM or SIGHUP, runs every stopper in reverse order and then exits. */
export const stopOnSignals = (): ShutdownHandlers => {
  let isStopping = false;
  const stoppers: Stopper[] = [];
  const stop = async (code: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    for (const stopper of stoppers.reverse()) await stopper();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  return { onStop: (stopper) => stoppers.push(stopper), stop };
};
