import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

export const resetLinkJob = defineJob({
  name: 'send-reset-link',
  schema: z.object({ email: z.string() }),
});

export const verificationLinkJob = defineJob({
  name: 'send-verification-link',
  schema: z.object({
    userId: z.string(),
    email: z.string(),
    /** That asks for another address than the account's own; no link is made once it has ended. */
    sessionId: z.string().optional(),
  }),
});

/** The queue stores the token of the link encrypted. */
export const changedEmailJob = defineJob({
  name: 'send-changed-email-notice',
  schema: z.object({ to: z.string(), next: z.string(), token: z.string() }),
});

/** A mail without a secret in it: the queue stores the text. */
export const noticeJob = defineJob({
  name: 'send-security-notice',
  schema: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
});
