import * as z from '@rankwright/contracts/zod';
import { userProfile } from './account/profile.ts';
import { defineEndpoint, isoTime, ok } from './http.ts';

export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/auth/export',
  documented: false,
  summary: "All of one's data as JSON.",
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
  body: z.object({ confirm: z.string().min(1).max(254) }),
  reply: ok,
  example: { body: { confirm: 'ada@example.com' } },
});

export * from './account/analytics.ts';
export { timeZone } from './account/fields.ts';
export * from './account/passwordReset.ts';
export * from './account/profile.ts';
export * from './account/sessions.ts';
export * from './account/signIn.ts';
