import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, idParams, defineSchemas } from '../http.schemas.ts';
import { credentialOptions, credentialBase } from './passkeyLogin.schemas.ts';

/** Needed by accounts with a password; others need a sign-in within the last ten minutes. */
const currentPassword = z.string().min(1).max(200).optional();

const passkeyName = z.string().trim().min(1, 'Enter a name.').max(60);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoTime,
  lastUsedAt: isoTime.nullable(),
});

export type Passkey = z.infer<typeof passkey>;

/** By endpoint. */
export const passkeysSchemas = {
  listPasskeys: defineSchemas({
    summary: 'List the passkeys of the account.',
    reply: ok.extend({ passkeys: z.array(passkey) }),
  }),
  startPasskey: defineSchemas({
    summary: 'Begin adding a passkey: options for `navigator.credentials.create`.',
    body: z.object({ currentPassword }),
    reply: ok.extend({ options: credentialOptions }),
    example: { body: { currentPassword: 'correct horse' } },
  }),
  addPasskey: defineSchemas({
    summary: 'Add the passkey that the browser created.',
    body: z.object({
      name: passkeyName,
      credential: credentialBase.extend({
        response: z.object({
          clientDataJSON: z.string().min(1).max(20_000),
          attestationObject: z.string().min(1).max(20_000),
          transports: z.array(z.string().max(30)).max(10).optional(),
        }),
      }),
    }),
    reply: ok,
    example: {
      body: {
        name: 'Laptop',
        credential: {
          id: 'AQID',
          rawId: 'AQID',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'AQID' },
        },
      },
    },
  }),
  renamePasskey: defineSchemas({
    summary: 'Rename a passkey.',
    params: idParams,
    body: z.object({ name: passkeyName }),
    reply: ok,
    example: { body: { name: 'Work laptop' } },
  }),
  removePasskey: defineSchemas({
    summary: 'Remove a passkey: it no longer signs in.',
    params: idParams,
    body: z.object({ currentPassword }),
    reply: ok,
    example: { body: { currentPassword: 'correct horse' } },
  }),
};
