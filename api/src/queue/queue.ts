import type { Database } from '../database/database.ts';
import type { Job } from './job.ts';

export interface SendOptions {
  /** The job is sent only if this transaction commits. */
  tx?: Database;
  /** Allows one waiting job per key. */
  singletonKey?: string;
  /** Allows one job per key in each period of this length. */
  singletonSeconds?: number;
  startAfter?: Date;
  /** The trace that the job belongs to; by default that of the running code. */
  traceparent?: string | undefined;
}

export interface Queue {
  start(): Promise<void>;
  send<T>(job: Job<T>, data: T, options?: SendOptions): Promise<void>;
  /** Makes this instance's workers check for jobs now; call it after a transaction that sent jobs has committed. */
  wake(job: Pick<Job<unknown>, 'name'>): void;
  /** Registers the handler; runs up to `concurrency` jobs at a time (default 1). */
  work<T>(
    job: Job<T>,
    handler: (data: T) => Promise<void>,
    options?: { concurrency?: number },
  ): Promise<void>;
  /** Runs the job on a cron schedule in UTC; must be called on every start. */
  schedule<T>(job: Job<T>, cron: string, data: T): Promise<void>;
  isReady(): boolean;
  stop(): Promise<void>;
}
