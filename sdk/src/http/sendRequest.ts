import { isDemo } from '../demo/demo.ts';
import { createMissingTokenError, createNetworkError } from './ApiError.ts';
import { parseErrorReply, type ErrorReply } from './parseErrorReply.ts';
import { buildRequest, buildUrl, type Query, type RequestParts } from './buildRequest.ts';
import { takePrefetchedResponse } from './prefetchedResponses.ts';
import { startTrace } from './requestTrace.ts';
import { endSessionOnError, endSessionOnReply, readSentSession, type SentSession } from './sessionExpiry.ts';
import type { Transport } from './transport.ts';

export interface ApiRequest extends RequestParts {
  path: string;
  /** Path of the endpoint with its parameters' names, for telemetry. */
  route?: string;
  /** False for endpoints that need no session: their errors never end it. */
  isAuthenticated: boolean;
  /** Error text when an authenticated request has no token: it is not sent. Without a text it is sent anyway. */
  missingTokenText?: string;
  /** Milliseconds until the response must have arrived (of a stream its headers, because its body lasts as long as the work). */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  query?: Query | undefined;
  /** `json` gives text that is no JSON as it came. */
  responseType?: 'json' | 'text' | 'stream';
  parseError?: (reply: ErrorReply) => Error;
  transport?: Transport;
}

const defaultTimeoutMs = 120_000;

const parseText = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

interface Received {
  response: Response;
  /** Null for an open stream. */
  text: string | null;
}

/** Throws what stopped the request when `signal` did, and a network error for everything else. */
const receive = async (request: ApiRequest, { token, headers }: SentSession): Promise<Received> => {
  const { path, query, signal, timeoutMs = defaultTimeoutMs, responseType, transport = fetch } = request;
  const url = buildUrl(path, query);
  const trace = startTrace(url, request.method, request.route);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    const stop = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const sent = buildRequest(request, { ...headers, ...trace.headers }, stop);
    const response = await (takePrefetchedResponse(request, token, stop) ?? transport(url, sent));
    trace.end(response.status);
    const isStream = responseType === 'stream' && response.ok;
    return { response, text: isStream ? null : await response.text() };
  } catch (thrown) {
    trace.end(null);
    throw signal?.aborted ? thrown : createNetworkError();
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Sends every request of the page. Throws `ApiError` (or what `parseError` makes of the response); an aborted request
 * throws the reason of its signal, by default an `AbortError`.
 */
export const sendRequest = async <Reply>(request: ApiRequest): Promise<Reply> => {
  if (isDemo()) return (await import('./answerFromDemo.ts')).answerFromDemo(request) as Reply;
  const { path, isAuthenticated, missingTokenText, responseType = 'json', parseError } = request;
  const sent = readSentSession(isAuthenticated);
  if (isAuthenticated && !sent.token && missingTokenText) throw createMissingTokenError(missingTokenText);
  const { response, text } = await receive(request, sent);
  if (text === null) return response.body as Reply;
  if (response.ok) {
    const reply = responseType === 'text' ? text : parseText(text);
    endSessionOnReply(path, reply, sent);
    return reply as Reply;
  }
  const { status, statusText } = response;
  const error = parseErrorReply({ status, statusText, body: parseText(text) });
  endSessionOnError(error, sent);
  throw parseError ? parseError({ status, statusText, body: text }) : error;
};
