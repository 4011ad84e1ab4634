import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Sends a waiting publication. The queue does not retry: the sweep finds what is still due. */
export const sendPublicationJob = defineJob({
  name: 'retry-publication',
  schema: z.object({ ownerId: z.uuid(), publicationId: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 900,
});

/** Asks the site of a scheduled post whether it has made it public. The sweep finds what is still to be asked. */
export const followPostJob = defineJob({
  name: 'follow-post',
  schema: z.object({ ownerId: z.uuid(), id: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 900,
});

/** Publications of a scheduled item have changed: its delivery state follows. */
export const refreshDeliveryJob = defineJob({
  name: 'refresh-delivery',
  schema: z.object({ scheduledItemId: z.uuid() }),
});
