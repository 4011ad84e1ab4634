/** Milliseconds before each attempt to reconnect; the last one repeats. */
export const reconnectDelaysMs = [1_000, 2_000, 5_000, 15_000, 30_000] as const;

export interface EventSourcePorts<Event extends { id: string }> {
  /** Reads events until the stream ends; resumes after the event with id `after`. */
  read: (after: string | null, signal: AbortSignal, onEvent: (event: Event) => void) => Promise<void>;
  onEvent: (event: Event) => void;
  /** Called when events may have been missed: before the first event and after a broken stream. */
  onGap: () => void;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const getDelay = (failures: number): number =>
  reconnectDelaysMs[Math.min(failures, reconnectDelaysMs.length - 1)] ?? 0;

/** Reads events until `signal` aborts: reconnects with growing waits and resumes after the last event. */
export const keepConnected = async <Event extends { id: string }>(
  { read, onEvent, onGap, wait }: EventSourcePorts<Event>,
  start: string | null,
  signal: AbortSignal,
): Promise<string | null> => {
  let after = start;
  let failures = 0;
  const receive = (event: Event): void => {
    after = event.id;
    failures = 0;
    onEvent(event);
  };
  // A function, because the signal may abort during an await.
  const isAborted = (): boolean => signal.aborted;
  while (!isAborted()) {
    if (after === null || failures > 0) onGap();
    await read(after, signal, receive).catch(() => undefined);
    if (isAborted()) break;
    await wait(getDelay(failures), signal);
    failures += 1;
  }
  return after;
};
