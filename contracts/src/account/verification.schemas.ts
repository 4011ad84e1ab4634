import * as z from '@rankwright/contracts/zod';
import { isoTime, okWithMessage, ok, defineSchemas } from '../http.schemas.ts';
import { email } from './fields.schemas.ts';
import { securityEventKinds } from './verification.ts';

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

/** By endpoint. */
export const verificationSchemas = {
  sendVerificationEmail: defineSchemas({
    summary: 'Mail a new link that verifies the address of the account.',
    reply: okWithMessage,
  }),
  verifyEmail: defineSchemas({
    summary: 'Verify an address with the token from the mailed link; a changed address takes effect.',
    body: z.object({ token: z.string().min(1).max(200) }),
    reply: okWithMessage.extend({ email: z.string() }),
    example: { body: { token: 'from-the-mail' } },
  }),
  changeEmail: defineSchemas({
    summary: 'Mail a link to a new address; the address of the account changes when the link is used.',
    body: z.object({
      email,
      /** Needed by accounts with a password; others need a sign-in within the last ten minutes. */
      currentPassword: z.string().min(1).max(200).optional(),
    }),
    reply: okWithMessage,
    example: { body: { email: 'ada@analytical.example', currentPassword: 'correct horse' } },
  }),
  undoEmailChange: defineSchemas({
    summary:
      'Give the account its former address back with the token mailed to it; ends every session and removes the password.',
    body: z.object({ token: z.string().min(1).max(200) }),
    reply: okWithMessage.extend({ email: z.string() }),
    example: { body: { token: 'from-the-mail' } },
  }),
  listSecurityEvents: defineSchemas({
    summary: 'The latest sign-ins and changes to the access of the account, newest first.',
    reply: ok.extend({ events: z.array(securityEvent) }),
  }),
};
