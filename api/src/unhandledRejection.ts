import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './database/isDatabaseUnavailable.ts';

/**
 * The queue leaves a rejection behind when it cannot store that a job failed, e.g. because the disk of the database is
 * full: the job is found by its expiry, so the process works on. Any other one ends it, as Node does by itself.
 */
export const createRejectionHandler =
  (log: Pick<Logger, 'error'>) =>
  (error: unknown): void => {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, 'UNAVAILABLE');
  };
