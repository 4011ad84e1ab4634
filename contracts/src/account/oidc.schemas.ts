import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { timeZone } from './fields.schemas.ts';

/** By endpoint. */
export const oidcSchemas = {
  startOidcSignIn: defineSchemas({
    summary:
      'Begin a sign-in with the OpenID Connect provider: the URL to open and the state it comes back with.',
    reply: ok.extend({ url: z.string(), state: z.string() }),
  }),
  signInWithOidc: defineSchemas({
    summary: 'Sign in or sign up with what the OpenID Connect provider sent back. A state works once.',
    body: z.object({
      code: z.string().min(1).max(4_000),
      state: z.string().min(1).max(200),
      /** Sent by providers that name themselves in the answer (RFC 9207). */
      iss: z.string().max(2_000).optional(),
      timeZone: timeZone.optional(),
    }),
    reply: ok.extend({ token: z.string() }),
    example: { body: { code: 'from-the-provider', state: 'from-the-start' } },
  }),
};
