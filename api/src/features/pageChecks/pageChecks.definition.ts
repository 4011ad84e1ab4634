import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** The queue does not retry: the sweep finds pages that are still due. */
export const pageCheckJob = defineJob({
  name: 'check-page',
  schema: z.object({ publicationId: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 900,
});

export const pageSweepJob = defineJob({
  name: 'page-sweep',
  schema: z.object({}),
  retryLimit: 0,
  expireInSeconds: 60,
});
