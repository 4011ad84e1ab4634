import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, ok, okWithMessage } from '../http.ts';
import { email } from './fields.ts';

export const sendVerificationEmail = defineEndpoint({
  id: 'sendVerificationEmail',
  method: 'POST',
  path: '/api/auth/email/verification',
  documented: false,
  summary: 'Mail a new link that verifies the address of the account.',
  reply: okWithMessage,
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/email/verify',
  access: 'none',
  documented: false,
  summary: 'Verify an address with the token from the mailed link; a changed address takes effect.',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: okWithMessage.extend({ email: z.string() }),
  example: { body: { token: 'from-the-mail' } },
});

export const changeEmail = defineEndpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/auth/email',
  documented: false,
  summary: 'Mail a link to a new address; the address of the account changes when the link is used.',
  body: z.object({
    email,
    /** Needed by accounts with a password; others need a sign-in within the last ten minutes. */
    currentPassword: z.string().min(1).max(200).optional(),
  }),
  reply: okWithMessage,
  example: { body: { email: 'ada@analytical.example', currentPassword: 'correct horse' } },
});

export const undoEmailChange = defineEndpoint({
  id: 'undoEmailChange',
  method: 'POST',
  path: '/api/auth/email/undo',
  access: 'none',
  documented: false,
  summary:
    'Give the account its former address back with the token mailed to it; ends every session and removes the password.',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: okWithMessage.extend({ email: z.string() }),
  example: { body: { token: 'from-the-mail' } },
});

export const securityEventKinds = [
  'signed-up',
  'signed-in',
  'signed-in-new-device',
  'signed-out-everywhere',
  'google-linked',
  'oidc-linked',
  'password-changed',
  'password-reset',
  'email-verified',
  'email-changed',
  'email-change-undone',
  'two-factor-enabled',
  'two-factor-disabled',
  'two-factor-failed',
  'recovery-codes-created',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'account-emptied',
  'model-changed',
  'model-removed',
  'report-recipients-added',
  'site-connected',
  'site-disconnected',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEvent = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  /** For example the platform of a connection. */
  detail: z.string(),
  /** IP address of the request. */
  address: z.string(),
  userAgent: z.string(),
  createdAt: isoTime,
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = defineEndpoint({
  id: 'listSecurityEvents',
  method: 'GET',
  path: '/api/auth/security-events',
  documented: false,
  summary: 'The latest sign-ins and changes to the access of the account, newest first.',
  reply: ok.extend({ events: z.array(securityEvent) }),
});
