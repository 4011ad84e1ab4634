import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, isoTime, ok } from '../http.ts';
import { credentialBase, credentialOptions } from './passkeyLogin.ts';

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

export const listPasskeys = defineEndpoint({
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/auth/passkeys',
  documented: false,
  summary: 'List the passkeys of the account.',
  reply: ok.extend({ passkeys: z.array(passkey) }),
});

export const startPasskey = defineEndpoint({
  id: 'startPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  verified: true,
  documented: false,
  summary: 'Begin adding a passkey: options for `navigator.credentials.create`.',
  body: z.object({ currentPassword }),
  reply: ok.extend({ options: credentialOptions }),
  example: { body: { currentPassword: 'correct horse' } },
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  verified: true,
  documented: false,
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
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  documented: false,
  summary: 'Rename a passkey.',
  params: idParams,
  body: z.object({ name: passkeyName }),
  reply: ok,
  example: { body: { name: 'Work laptop' } },
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  documented: false,
  summary: 'Remove a passkey: it no longer signs in.',
  params: idParams,
  body: z.object({ currentPassword }),
  reply: ok,
  example: { body: { currentPassword: 'correct horse' } },
});
