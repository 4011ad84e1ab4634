import { verifyToken } from '@rankwright/contracts/account';
import { userIdHeader } from '@rankwright/contracts/connections';
import type { AxiosRequestHeaders, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { session } from '../session/session.ts';
import type { ApiError } from './ApiError.ts';

/*
 * Decides, for every request of the page, whether the session has ended: a 401 or 403 of an authenticated request,
 * whatever its code, or `valid: false` of verify-token. A wrong current password and a network error keep it.
 */

const createBearer = (token: string): string => `Bearer ${token}`;

/** Names the session as it is when a request leaves, to no other origin. Tells whether it has a token. */
export const setSessionHeaders = (headers: AxiosRequestHeaders, url: string): boolean => {
  const { token, userId } = session.current();
  if (new URL(url).origin !== location.origin) return token !== null;
  if (token) headers.set('authorization', createBearer(token));
  if (userId) headers.set(userIdHeader, userId);
  return token !== null;
};

/** Ends the session once; a token that has changed since the request was sent stays. */
const endSession = ({ headers, isAuthenticated = true }: InternalAxiosRequestConfig): void => {
  const { token } = session.current();
  if (isAuthenticated && token && headers.get('authorization') === createBearer(token))
    session.end('expired');
};

const isWrongPassword = ({ code, message }: ApiError): boolean =>
  code === 'CURRENT_PASSWORD_INCORRECT' || /current password is incorrect/i.test(message);

export const endSessionOnError = (error: ApiError, config: InternalAxiosRequestConfig): void => {
  if ((error.status === 401 || error.status === 403) && !isWrongPassword(error)) endSession(config);
};

export const endSessionOnReply = ({ config, data }: AxiosResponse<unknown>): void => {
  if (config.route === verifyToken.path && (data as { valid?: boolean } | null)?.valid === false)
    endSession(config);
};
