import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

const emptyPayload = z.object({});
/** The queue does not retry: the next sweep finds what is still due in the database. */
const noRetry = { retryLimit: 0, expireInSeconds: 900 };

export const sweepJob = defineJob({ name: 'sweep', schema: emptyPayload, ...noRetry });
export const deliverJob = defineJob({ name: 'deliver', schema: z.object({ itemId: z.uuid() }), ...noRetry });
export const announceJob = defineJob({ name: 'announce', schema: emptyPayload, ...noRetry });
export const preflightJob = defineJob({ name: 'preflight', schema: emptyPayload, ...noRetry });
