import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** The queue does not retry: the sweep finds generations whose worker is gone in the database. */
const noRetry = { retryLimit: 0, expireInSeconds: 3_600 };

export const generateJob = defineJob({ name: 'generate', schema: z.object({ id: z.uuid() }), ...noRetry });
export const generationSweepJob = defineJob({
  name: 'generation-sweep',
  schema: z.object({}),
  retryLimit: 0,
  expireInSeconds: 60,
});
