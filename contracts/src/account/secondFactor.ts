import * as z from '@rankwright/contracts/zod';
import { defineEndpoint } from '../http.ts';
import { signInReply } from './signIn.ts';

/** Separate from `signIn.ts`: the log-in page loads it only for an account that has a second factor. */
export const submitLoginCode = defineEndpoint({
  id: 'submitLoginCode',
  method: 'POST',
  path: '/api/auth/login/code',
  access: 'none',
  documented: false,
  summary:
    'Finish a sign-in that answered SECOND_FACTOR_REQUIRED, with a code of the app or a recovery code.',
  body: z.object({
    /** `details.challenge` of that answer. */
    challenge: z.string().min(1).max(200),
    code: z.string().trim().min(1).max(40),
  }),
  reply: signInReply,
  example: { body: { challenge: 'from-the-log-in', code: '123456' } },
});
