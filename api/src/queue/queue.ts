import type { Database } from '../database/database.ts';
import type { Job } from './job.ts';

export interface SendOptions {
  /** The job exists only if this transaction commits. */
  tx?: Database;
  /** One waiting job per key. */
  singletonKey?: string;
  startAfter?: Date;
}

export interface Queue {
  start(): Promise<void>;
  send<T>(job: Job<T>, data: T, options?: SendOptions): Promise<void>;
  /** Workers of this instance look for such jobs at once: to be called when a transaction that sent some is through. */
  wake(job: Pick<Job<unknown>, 'name'>): void;
  /** Registers the handler; jobs run one by one, `concurrency` at a time. */
  work<T>(
    job: Job<T>,
    handler: (data: T) => Promise<void>,
    options?: { concurrency?: number },
  ): Promise<void>;
  /** Runs the job by a cron line in UTC; declared again on every start. */
  schedule<T>(job: Job<T>, cron: string, data: T): Promise<void>;
  isReady(): boolean;
  stop(): Promise<void>;
}
