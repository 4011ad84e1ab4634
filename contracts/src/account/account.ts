import * as z from '@rankwright/contracts/zod';
import { userProfile } from './profile.ts';
import { defineEndpoint, isoTime, ok } from '../http.ts';

export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/auth/export',
  documented: false,
  summary: 'Export all data of the account as JSON.',
  reply: ok.extend({
    exportedAt: isoTime,
    user: userProfile,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/auth/account',
  documented: false,
  summary: 'Delete the account and everything it owns. `confirm` is the account e-mail.',
  body: z.object({
    confirm: z.string().min(1).max(254),
    /** Needed by accounts with a password; others need a sign-in within the last ten minutes. */
    currentPassword: z.string().min(1).max(200).optional(),
  }),
  reply: ok,
  example: { body: { confirm: 'ada@example.com', currentPassword: 'correct horse' } },
});

export * from './analytics.ts';
export { email, timeZone } from './fields.ts';
export * from './oidc.ts';
export * from './passkeyLogin.ts';
export * from './passwordReset.ts';
export * from './passkeys.ts';
export * from './profile.ts';
export * from './roiEstimate.ts';
export * from './sessions.ts';
export * from './secondFactor.ts';
export * from './signIn.ts';
export * from './twoFactor.ts';
export * from './verification.ts';
