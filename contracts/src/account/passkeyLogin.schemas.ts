import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { signInReply } from './signIn.schemas.ts';

/** Base64url. */
const bytes = z.string().min(1).max(20_000);

/** What `navigator.credentials` returned, as JSON, without its response. */
export const credentialBase = z.object({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
});

/** Options for `navigator.credentials`, as JSON. */
export const credentialOptions = z.record(z.string(), z.unknown());

/** By endpoint. */
export const passkeyLoginSchemas = {
  createPasskeyLogin: defineSchemas({
    summary: 'Begin a sign-in with a passkey: options for `navigator.credentials.get`.',
    reply: ok.extend({ options: credentialOptions }),
  }),
  logInWithPasskey: defineSchemas({
    summary: 'Sign in with a passkey. It counts as two factors: no code is asked for.',
    body: z.object({
      credential: credentialBase.extend({
        response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
      }),
    }),
    reply: signInReply,
    example: {
      body: {
        credential: {
          id: 'AQID',
          rawId: 'AQID',
          type: 'public-key',
          response: { clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID' },
        },
      },
    },
  }),
};
