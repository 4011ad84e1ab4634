import { platforms } from '@rankwright/contracts/platforms';
import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** A saved connection has not been tested yet. Its test is not repeated: the screen shows the outcome and offers it. */
export const testConnectionJob = defineJob({
  name: 'test-connection',
  schema: z.object({ ownerId: z.uuid(), platform: z.enum(platforms) }),
  retryLimit: 0,
});

/** A connection works (again): what waited for it is sent. */
export const connectionRestoredJob = defineJob({
  name: 'connection-restored',
  schema: z.object({ ownerId: z.uuid(), platform: z.enum(platforms) }),
  retryLimit: 2,
  expireInSeconds: 300,
});

/** A connection is not automatic any more: what waits for it and may not go out by itself is withdrawn. */
export const connectionRestrictedJob = defineJob({
  name: 'connection-set-to-manual',
  schema: z.object({ ownerId: z.uuid(), platform: z.enum(platforms) }),
});

export const refreshTokensJob = defineJob({
  name: 'refresh-tokens',
  schema: z.object({}),
  expireInSeconds: 900,
});
