import { AppError } from '../../http/AppError.ts';
import type { RegisterJobs } from '../register.ts';
import { testConnectionJob } from './connections.definition.ts';
import { testConnection } from './connectionTest.service.ts';

/** Tests saved connections in the background; the outcome is stored with the connection. */
export const registerConnectionTests: RegisterJobs = (deps) =>
  deps.queue.work(testConnectionJob, async ({ ownerId, platform }) => {
    try {
      await testConnection(deps, ownerId, platform);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  });
