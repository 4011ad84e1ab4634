import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';

export const activeSession = z.object({
  id: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  userAgent: z.string(),
  current: z.boolean(),
});

export type ActiveSession = z.infer<typeof activeSession>;

/** By endpoint. */
export const sessionsSchemas = {
  verifyToken: defineSchemas({
    summary: 'Check that the session is still valid.',
    reply: z.object({ valid: z.boolean() }),
  }),
  logOut: defineSchemas({
    summary: 'End this session.',
    reply: ok,
  }),
  listSessions: defineSchemas({
    summary: 'List the active sessions of the account.',
    reply: ok.extend({ sessions: z.array(activeSession) }),
  }),
  endAllSessions: defineSchemas({
    summary: 'Log out everywhere, including this session.',
    reply: ok,
  }),
};
