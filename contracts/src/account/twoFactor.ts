import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, ok } from '../http.ts';

/** Needed by accounts with a password; others need a sign-in within the last ten minutes. */
const currentPassword = z.string().min(1).max(200).optional();
/** Of the app, or a recovery code. */
const code = z.string().trim().min(1).max(40);
const example = { body: { currentPassword: 'correct horse' } };
const exampleWithCode = { body: { currentPassword: 'correct horse', code: '123456' } };
const codesReply = ok.extend({ recoveryCodes: z.array(z.string()) });

export const twoFactorStatus = z.object({
  /** When it was turned on; null while it is off. */
  enabledAt: isoTime.nullable(),
  recoveryCodesLeft: z.number(),
});
export type TwoFactorStatus = z.infer<typeof twoFactorStatus>;

export const getTwoFactor = defineEndpoint({
  id: 'getTwoFactor',
  method: 'GET',
  path: '/api/auth/two-factor',
  documented: false,
  summary: 'Whether an authenticator app is set up, and how many recovery codes are left.',
  reply: ok.extend(twoFactorStatus.shape),
});

export const setUpTwoFactor = defineEndpoint({
  id: 'setUpTwoFactor',
  method: 'POST',
  path: '/api/auth/two-factor/setup',
  verified: true,
  documented: false,
  summary: 'Create a secret for an authenticator app. Codes are asked for once one was confirmed.',
  body: z.object({ currentPassword }),
  reply: ok.extend({
    /** Base32. */
    secret: z.string(),
    /** `otpauth://` URI for the QR code. */
    uri: z.string(),
  }),
  example,
});

export const enableTwoFactor = defineEndpoint({
  id: 'enableTwoFactor',
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  verified: true,
  documented: false,
  summary:
    'Confirm the secret with a code and turn two-factor authentication on. Recovery codes are returned once.',
  body: z.object({ code }),
  reply: codesReply,
  example: { body: { code: '123456' } },
});

export const createRecoveryCodes = defineEndpoint({
  id: 'createRecoveryCodes',
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  documented: false,
  summary: 'Replace all recovery codes.',
  body: z.object({ currentPassword, code }),
  reply: codesReply,
  example: exampleWithCode,
});

export const disableTwoFactor = defineEndpoint({
  id: 'disableTwoFactor',
  method: 'DELETE',
  path: '/api/auth/two-factor',
  documented: false,
  summary: 'Turn two-factor authentication off and delete the secret and the recovery codes.',
  body: z.object({ currentPassword, code }),
  reply: ok,
  example: exampleWithCode,
});
