import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** The queue does not retry: the sweep finds proposals whose writer is gone in the database. */
export const writeProposalJob = defineJob({
  name: 'write-proposal',
  schema: z.object({ id: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 3_600,
});

export const proposalSweepJob = defineJob({
  name: 'proposal-sweep',
  schema: z.object({}),
  retryLimit: 0,
  expireInSeconds: 60,
});
