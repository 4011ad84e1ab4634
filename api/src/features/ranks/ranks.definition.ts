import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** The queue does not retry: the sweep finds keywords that are still due. */
export const rankCheckJob = defineJob({
  name: 'check-ranks',
  schema: z.object({ ownerId: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 3_600,
});

export const rankSweepJob = defineJob({
  name: 'rank-sweep',
  schema: z.object({}),
  retryLimit: 0,
  expireInSeconds: 60,
});
