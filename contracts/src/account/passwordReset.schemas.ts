import * as z from '@rankwright/contracts/zod';
import { okWithMessage, defineSchemas } from '../http.schemas.ts';

/** By endpoint. */
export const passwordResetSchemas = {
  sendPasswordReset: defineSchemas({
    summary: 'Send a reset link by e-mail.',
    body: z.object({ email: z.string().trim().max(254) }),
    reply: okWithMessage,
    example: { body: { email: 'ada@example.com' } },
  }),
  resetPassword: defineSchemas({
    summary: 'Set a new password with the token from the reset link; ends every session.',
    body: z.object({
      token: z.string().min(1).max(200),
      newPassword: z.string().min(6, 'Password must be at least 6 characters long').max(200),
    }),
    reply: okWithMessage,
    example: { body: { token: 'from-the-mail', newPassword: 'a much better one' } },
  }),
};
