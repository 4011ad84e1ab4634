import * as z from '@rankwright/contracts/zod';
import { ok, isoTime, defineSchemas } from '../http.schemas.ts';
import { userProfile } from './profile.schemas.ts';

/** By endpoint. */
export const accountSchemas = {
  exportAccount: defineSchemas({
    summary: 'Export all data of the account as JSON.',
    reply: ok.extend({
      exportedAt: isoTime,
      user: userProfile,
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  deleteAccount: defineSchemas({
    summary: 'Delete the account and everything it owns. `confirm` is the account e-mail.',
    body: z.object({
      confirm: z.string().min(1).max(254),
      /** Needed by accounts with a password; others need a sign-in within the last ten minutes. */
      currentPassword: z.string().min(1).max(200).optional(),
    }),
    reply: ok,
    example: { body: { confirm: 'ada@example.com', currentPassword: 'correct horse' } },
  }),
};
