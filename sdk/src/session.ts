export { isDemo, leaveDemo } from './demo/demo.ts';
export {
  provideSession,
  session,
  type Session,
  type SessionEnd,
  type SessionState,
} from './session/session.ts';
export { getTokenUserId } from './session/getTokenUserId.ts';
export { useSession } from './session/useSession.ts';
