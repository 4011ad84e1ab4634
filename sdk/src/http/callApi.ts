import { userIdHeader } from '@rankwright/contracts/connections';
import { sessionEndingCodes } from '@rankwright/contracts/errors';
import axios, { isAxiosError, isCancel } from 'axios';
import { session } from '../session/session.ts';
import { ApiError, parseErrorReply, createNetworkError } from './ApiError.ts';
import { buildPath, type AnyEndpoint, type CallArguments, type CallReply } from './callInput.ts';

const client = axios.create({ withCredentials: true, timeout: 120_000 });

export const getSessionHeaders = (): Record<string, string> => {
  const { token, userId } = session.current();
  return { ...(token && { authorization: `Bearer ${token}` }), ...(userId && { [userIdHeader]: userId }) };
};

/** Ends the session when the error code says it is over, unless the token has changed since. Every transport calls it. */
export const endExpiredSession = (error: ApiError, sentToken: string | null): void => {
  if (sentToken && sessionEndingCodes.includes(error.code) && session.current().token === sentToken)
    session.end('expired');
};

const toApiError = (error: unknown): unknown => {
  if (isCancel(error) || !isAxiosError(error)) return error;
  return error.response ? parseErrorReply(error.response.status, error.response.data) : createNetworkError();
};

/** Calls an endpoint. Throws `ApiError`; an aborted request throws axios's `CanceledError`. */
export const callApi = async <E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<CallReply<E>> => {
  const { params, query, body, signal } = (input ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
  };
  const sentToken = session.current().token;
  try {
    const reply = await client.request<CallReply<E>>({
      method: endpoint.method,
      url: buildPath(endpoint.path, params),
      params: query,
      data: body,
      headers: getSessionHeaders(),
      ...(signal && { signal }),
    });
    return reply.data;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error instanceof ApiError) endExpiredSession(error, sentToken);
    throw error;
  }
};
