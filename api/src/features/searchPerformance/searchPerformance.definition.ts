import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** The queue does not retry: the sweep finds syncs whose worker is gone in the database. */
export const syncSearchJob = defineJob({
  name: 'sync-search',
  schema: z.object({ id: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 6 * 3_600,
});

export const searchSweepJob = defineJob({
  name: 'search-sweep',
  schema: z.object({}),
  retryLimit: 0,
  expireInSeconds: 60,
});

/** All figures up to the newest final day are stored. */
export const searchSyncedJob = defineJob({
  name: 'search-synced',
  schema: z.object({ ownerId: z.uuid() }),
});
