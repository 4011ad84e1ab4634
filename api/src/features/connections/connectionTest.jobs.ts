import { AppError } from '../../http/AppError.ts';
import type { RegisterJobs } from '../register.ts';
import { testConnectionJob } from './connection.jobs.ts';
import { testStoredConnection } from './connectionTest.service.ts';

/** Tests saved connections in the background; the outcome is stored with the connection. */
export const registerConnectionTests: RegisterJobs = (deps) =>
  deps.queue.work(testConnectionJob, async ({ ownerId, platform }) => {
    try {
      await testStoredConnection(deps, ownerId, platform);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  });
