import { verifyToken } from '@rankwright/contracts/account';
import { userIdHeader } from '@rankwright/contracts/connections';
import { session } from '../session/session.ts';
import type { ApiError } from './ApiError.ts';

/**
 * Decides, for every request of the page, whether the session has ended: a 401 or 403 of an authenticated request,
 * whatever its code, or `valid: false` of verify-token. A wrong current password and a network error keep it.
 */
export interface SentSession {
  /** Null when the request was sent without a session or needs none. */
  token: string | null;
  headers: Record<string, string>;
}

/** The session as it is when a request leaves. */
export const readSentSession = (isAuthenticated: boolean): SentSession => {
  const { token, userId } = session.current();
  return {
    token: isAuthenticated ? token : null,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(userId && { [userIdHeader]: userId }),
    },
  };
};

/** Ends the session once; a token that has changed since the request was sent stays. */
const endSession = (sent: SentSession): void => {
  if (sent.token && session.current().token === sent.token) session.end('expired');
};

const isWrongPassword = ({ code, message }: ApiError): boolean =>
  code === 'CURRENT_PASSWORD_INCORRECT' || /current password is incorrect/i.test(message);

export const endSessionOnError = (error: ApiError, sent: SentSession): void => {
  if ((error.status === 401 || error.status === 403) && !isWrongPassword(error)) endSession(sent);
};

export const endSessionOnReply = (path: string, reply: unknown, sent: SentSession): void => {
  if (path === verifyToken.path && (reply as { valid?: boolean } | null)?.valid === false) endSession(sent);
};
