import type { TelemetryRecord } from './records.ts';

/** Writes a batch; rejects when it could not. */
export type TelemetryExporter = (records: readonly TelemetryRecord[]) => Promise<void>;

/** Takes spans and log records without ever holding up its caller. */
export interface TelemetrySink {
  add(records: readonly TelemetryRecord[]): void;
  /** Records that were not written: the queue was full, or the exporter failed. */
  countDropped(): number;
  /** Writes what waits, once. */
  flush(): Promise<void>;
  /** Writes what waits, for at most a second. */
  close(): Promise<void>;
}

const maxWaiting = 2_048;
const maxBatch = 512;
const flushMs = 1_000;
const closeMs = 1_000;

/** A bounded queue in memory. What does not fit, and what the exporter does not take, is dropped and counted. */
export const createTelemetrySink = (exporter: TelemetryExporter): TelemetrySink => {
  let waiting: TelemetryRecord[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  const write = async (): Promise<void> => {
    const batch = waiting.splice(0, maxBatch);
    if (batch.length === 0) return;
    isRunning = true;
    try {
      await exporter(batch);
    } catch {
      dropped += batch.length;
    } finally {
      isRunning = false;
      if (waiting.length > 0) schedule();
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!isRunning) running = write();
    return running;
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  };

  return {
    add: (records) => {
      const room = Math.max(0, maxWaiting - waiting.length);
      waiting = [...waiting, ...records.slice(0, room)];
      dropped += Math.max(0, records.length - room);
      if (waiting.length > 0) schedule();
    },
    countDropped: () => dropped,
    flush,
    close: async () => {
      clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      const isOver = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, closeMs);
      });
      await Promise.race([running.then(flush), isOver]);
      clearTimeout(limit);
    },
  };
};
