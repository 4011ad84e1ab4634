import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, ok } from '../http.ts';

export const verifyToken = defineEndpoint({
  id: 'verifyToken',
  method: 'POST',
  path: '/api/auth/verify-token',
  summary: 'Check that the session is still valid.',
  reply: z.object({ valid: z.boolean() }),
});

export const logOut = defineEndpoint({
  id: 'logOut',
  method: 'POST',
  path: '/api/auth/logout',
  documented: false,
  summary: 'End this session.',
  reply: ok,
});

export const activeSession = z.object({
  id: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  userAgent: z.string(),
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSession>;

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  documented: false,
  summary: 'List the active sessions of the account.',
  reply: ok.extend({ sessions: z.array(activeSession) }),
});

export const endAllSessions = defineEndpoint({
  id: 'endAllSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  documented: false,
  summary: 'Log out everywhere, including this session.',
  reply: ok,
});
