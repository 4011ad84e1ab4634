import { userIdHeader } from '@rankwright/contracts/connections';
import { sessionEndingCodes } from '@rankwright/contracts/errors';
import axios, { isAxiosError, isCancel } from 'axios';
import { session } from '../session/session.ts';
import { ApiError, errorFromReply, networkError } from './ApiError.ts';
import { pathOf, type AnyEndpoint, type CallArguments, type CallReply } from './callInput.ts';

const client = axios.create({ withCredentials: true, timeout: 120_000 });

export const sessionHeaders = (): Record<string, string> => {
  const { token, userId } = session.current();
  return { ...(token && { authorization: `Bearer ${token}` }), ...(userId && { [userIdHeader]: userId }) };
};

/** Loss of the session is decided here and nowhere else. */
export const noticeSessionLoss = (error: ApiError, sentToken: string | null): void => {
  if (sentToken && sessionEndingCodes.includes(error.code) && session.current().token === sentToken)
    session.end('expired');
};

const toApiError = (error: unknown): unknown => {
  if (isCancel(error) || !isAxiosError(error)) return error;
  return error.response ? errorFromReply(error.response.status, error.response.data) : networkError();
};

/** Calls the API as the endpoint declares it. Throws `ApiError`; a cancelled call throws axios's `CanceledError`. */
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
      url: pathOf(endpoint.path, params),
      params: query,
      data: body,
      headers: sessionHeaders(),
      ...(signal && { signal }),
    });
    return reply.data;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error instanceof ApiError) noticeSessionLoss(error, sentToken);
    throw error;
  }
};
