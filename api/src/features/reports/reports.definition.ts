import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** The queue does not retry: the sweep finds in the database what is still to be done. */
const noRetry = { retryLimit: 0, expireInSeconds: 900 };

export const reportSweepJob = defineJob({ name: 'report-sweep', schema: z.object({}), ...noRetry });

export const reportMailJob = defineJob({
  name: 'send-report',
  schema: z.object({ mailId: z.uuid() }),
  ...noRetry,
});
