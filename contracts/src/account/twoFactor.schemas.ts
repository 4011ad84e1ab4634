import * as z from '@rankwright/contracts/zod';
import { ok, isoTime, defineSchemas } from '../http.schemas.ts';

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

/** By endpoint. */
export const twoFactorSchemas = {
  getTwoFactor: defineSchemas({
    summary: 'Whether an authenticator app is set up, and how many recovery codes are left.',
    reply: ok.extend(twoFactorStatus.shape),
  }),
  setUpTwoFactor: defineSchemas({
    summary: 'Create a secret for an authenticator app. Codes are asked for once one was confirmed.',
    body: z.object({ currentPassword }),
    reply: ok.extend({
      /** Base32. */
      secret: z.string(),
      /** `otpauth://` URI for the QR code. */
      uri: z.string(),
    }),
    example,
  }),
  enableTwoFactor: defineSchemas({
    summary:
      'Confirm the secret with a code and turn two-factor authentication on. Recovery codes are returned once.',
    body: z.object({ code }),
    reply: codesReply,
    example: { body: { code: '123456' } },
  }),
  createRecoveryCodes: defineSchemas({
    summary: 'Replace all recovery codes.',
    body: z.object({ currentPassword, code }),
    reply: codesReply,
    example: exampleWithCode,
  }),
  disableTwoFactor: defineSchemas({
    summary: 'Turn two-factor authentication off and delete the secret and the recovery codes.',
    body: z.object({ currentPassword, code }),
    reply: ok,
    example: exampleWithCode,
  }),
};
