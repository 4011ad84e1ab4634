import * as z from '@rankwright/contracts/zod';
import { defineSchemas } from '../http.schemas.ts';
import { signInReply } from './signIn.schemas.ts';

/** By endpoint. */
export const secondFactorSchemas = {
  submitLoginCode: defineSchemas({
    summary:
      'Finish a sign-in that answered SECOND_FACTOR_REQUIRED, with a code of the app or a recovery code.',
    body: z.object({
      /** `details.challenge` of that answer. */
      challenge: z.string().min(1).max(200),
      code: z.string().trim().min(1).max(40),
    }),
    reply: signInReply,
    example: { body: { challenge: 'from-the-log-in', code: '123456' } },
  }),
};
