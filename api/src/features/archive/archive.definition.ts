import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** The queue does not retry: the sweep finds imports whose worker is gone in the database. */
export const importArchiveJob = defineJob({
  name: 'import-archive',
  schema: z.object({ id: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 6 * 3_600,
});

export const archiveSweepJob = defineJob({
  name: 'archive-sweep',
  schema: z.object({}),
  retryLimit: 0,
  expireInSeconds: 60,
});
