import type { HttpMethod } from '@rankwright/contracts/http';
import axios, { isAxiosError, isCancel, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { createMissingTokenError, createNetworkError } from './ApiError.ts';
import { parseErrorReply, type ErrorReply } from './parseErrorReply.ts';
import { endSessionOnError, endSessionOnReply, readSentSession } from './sessionExpiry.ts';

export interface ApiRequest {
  method: HttpMethod;
  path: string;
  /** False for endpoints that need no session: their errors never end it. */
  isAuthenticated: boolean;
  /** Error text when an authenticated request has no token: it is not sent. Without a text it is sent anyway. */
  missingTokenText?: string;
  /** Milliseconds until the response must have arrived; 0 for no limit. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  options?: Pick<AxiosRequestConfig, 'params' | 'data' | 'adapter' | 'responseType' | 'onUploadProgress'>;
  parseError?: (reply: ErrorReply) => Error;
}

const client = axios.create({ withCredentials: true });
const defaultTimeoutMs = 120_000;

const parseText = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
};

const readBody = async (data: unknown): Promise<unknown> =>
  data instanceof ReadableStream ? new Response(data).text() : data;

const toErrorReply = async ({ status, statusText, data }: AxiosResponse<unknown>): Promise<ErrorReply> => ({
  status,
  statusText,
  body: await readBody(data),
});

/**
 * Sends every request of the page. Throws `ApiError` (or what `parseError` makes of the response); an aborted request
 * throws axios's `CanceledError`.
 */
export const sendRequest = async <Reply>({
  method,
  path,
  isAuthenticated,
  missingTokenText,
  timeoutMs = defaultTimeoutMs,
  signal,
  headers: extraHeaders,
  options = {},
  parseError,
}: ApiRequest): Promise<Reply> => {
  const sent = readSentSession(isAuthenticated);
  if (isAuthenticated && !sent.token && missingTokenText) throw createMissingTokenError(missingTokenText);
  try {
    const { data } = await client.request<Reply>({
      ...options,
      method,
      url: path,
      timeout: timeoutMs,
      headers: { ...extraHeaders, ...sent.headers },
      ...(signal && { signal }),
    });
    endSessionOnReply(path, data, sent);
    return data;
  } catch (thrown) {
    if (isCancel(thrown) || !isAxiosError(thrown)) throw thrown;
    if (!thrown.response) throw createNetworkError();
    const reply = await toErrorReply(thrown.response);
    const error = parseErrorReply({ ...reply, body: parseText(reply.body) });
    endSessionOnError(error, sent);
    throw parseError ? parseError(reply) : error;
  }
};
