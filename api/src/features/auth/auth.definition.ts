import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

export const resetLinkJob = defineJob({
  name: 'send-reset-link',
  schema: z.object({ email: z.string() }),
});

export const verificationLinkJob = defineJob({
  name: 'send-verification-link',
  schema: z.object({ userId: z.string(), email: z.string() }),
});

/** A mail without a secret in it: the queue stores the text. */
export const noticeJob = defineJob({
  name: 'send-security-notice',
  schema: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
});
