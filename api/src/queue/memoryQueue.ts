import type { Job } from './job.ts';
import type { Queue, SendOptions } from './queue.ts';

interface WaitingJob {
  name: string;
  data: unknown;
  options: SendOptions;
}

export interface MemoryQueue extends Queue {
  waiting: WaitingJob[];
  /** Forgets the waiting jobs of this kind. */
  discard(job: Pick<Job<unknown>, 'name'>): void;
  scheduled: Map<string, { cron: string; data: unknown }>;
  /** Runs waiting jobs and the jobs they send until none is left; ignores `startAfter`. */
  drain(): Promise<void>;
  /** Runs a job's handler immediately. */
  run<T>(job: Job<T>, data: T): Promise<void>;
}

/** In-memory fake of the queue for tests: jobs run only in `drain` or `run`. */
export const createMemoryQueue = (): MemoryQueue => {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const waiting: WaitingJob[] = [];
  const scheduled = new Map<string, { cron: string; data: unknown }>();
  const isTaken = (name: string, key?: string) =>
    key !== undefined && waiting.some((job) => job.name === name && job.options.singletonKey === key);
  return {
    waiting,
    scheduled,
    start: () => Promise.resolve(),
    isReady: () => true,
    stop: () => Promise.resolve(),
    send: async (job, data, options = {}) => {
      if (!isTaken(job.name, options.singletonKey))
        waiting.push({ name: job.name, data: job.schema.parse(data), options });
    },
    wake: () => undefined,
    work: async (job, handler) => {
      handlers.set(job.name, (data) => handler(job.schema.parse(data)));
    },
    schedule: async (job, cron, data) => {
      scheduled.set(job.name, { cron, data });
    },
    discard: ({ name }) => {
      waiting.splice(0, waiting.length, ...waiting.filter((job) => job.name !== name));
    },
    run: async (job, data) => {
      await handlers.get(job.name)?.(job.schema.parse(data));
    },
    drain: async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) await handlers.get(job.name)?.(job.data);
    },
  };
};
