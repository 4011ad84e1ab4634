export { isDemo, leaveDemo } from './demo/demo.ts';
export { session } from './session/session.ts';
export {
  createSession,
  tokenKey,
  userIdKey,
  type Session,
  type SessionEnd,
  type SessionState,
} from './session/sessionStore.ts';
export { getTokenUserId } from './session/getTokenUserId.ts';
export { useSession } from './session/useSession.ts';
