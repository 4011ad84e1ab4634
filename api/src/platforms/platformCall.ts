import type { Outbound, OutboundOptions } from '../outbound/outbound.ts';
import { AddressRefusedError } from '../outbound/outbound.ts';
import { PlatformError } from './platform.ts';

export interface PlatformRequest {
  /** How the platform is called in words for people. */
  site: string;
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON unless it is text or bytes. */
  body?: unknown;
  /** Changes nothing on the other side, although it may be a POST. */
  reads?: boolean;
  timeoutMs?: number;
}

export interface PlatformAnswer {
  status: number;
  /** The JSON of the answer; null when it was none. */
  body: unknown;
  header(name: string): string | null;
}

const timeout = 30_000;
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/** No answer: tried again when nothing can have happened, looked up first when something may have. */
const silence = (request: PlatformRequest, error: unknown): PlatformError => {
  const { site, reads = request.method === 'GET' } = request;
  if (error instanceof AddressRefusedError)
    return new PlatformError(
      'permanent',
      'This address cannot be reached from here. Enter the public address of your site.',
      'edit',
    );
  if (reads || neverSent.has(codeOf(error)))
    return new PlatformError('temporary', `${site} did not answer.`, 'retry');
  return new PlatformError('ambiguous', `${site} did not answer in time.`, 'check');
};

/** The JSON of an answer. Sites may print notices before it, so it begins at the first bracket. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(Math.max(0, text.search(/[[{]/)))) as unknown;
  } catch {
    return null;
  }
};

const bodyOf = (body: unknown): NonNullable<OutboundOptions['body']> =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);

/** One call to a platform. Whatever it answers comes back; no answer is a `PlatformError`. */
export const platformCall = async (outbound: Outbound, request: PlatformRequest): Promise<PlatformAnswer> => {
  const { url, method, headers = {}, body, timeoutMs = timeout } = request;
  try {
    const response = await outbound.fetch(url, {
      method,
      timeoutMs,
      // A redirect would turn a write into a read, and carry its credentials along.
      ...(method !== 'GET' && { redirect: 'manual' as const }),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: bodyOf(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text), header: (name) => response.headers.get(name) };
  } catch (error) {
    throw silence(request, error);
  }
};

/** `Retry-After` in milliseconds: seconds or a date. */
export const retryAfterMs = (header: string | null, now: number = Date.now()): number | null => {
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
};

/** What an HTTP status means where the platform says nothing more exact; null for a success. */
export const statusError = (
  { site, method, reads = method === 'GET' }: PlatformRequest,
  { status, header }: PlatformAnswer,
  words = '',
): PlatformError | null => {
  if (status < 300) return null;
  if (status < 400)
    return new PlatformError(
      'permanent',
      `${site} sent us elsewhere. Connect it by its final address.`,
      'edit',
    );
  if (status === 429 || status === 503)
    return new PlatformError(
      'temporary',
      `${site} asks for a pause.`,
      'retry',
      retryAfterMs(header('retry-after')),
    );
  if (status >= 500 || status === 408)
    return reads
      ? new PlatformError('temporary', `${site} answered with an error of its own (HTTP ${status}).`, 'retry')
      : new PlatformError('ambiguous', `${site} answered with an error of its own.`, 'check');
  if (status === 401)
    return new PlatformError(
      'permanent',
      `${site} does not accept these credentials. Connect it again.`,
      'reconnect',
    );
  if (status === 403)
    return new PlatformError(
      'permanent',
      words ||
        `These credentials may not do that on ${site}. Give them the missing permission, then connect again.`,
      'reconnect',
    );
  if (status === 404)
    return new PlatformError(
      'permanent',
      `${site} knows nothing at this address. Check the connection.`,
      'edit',
    );
  return new PlatformError('permanent', words || `${site} refused with HTTP ${status}.`, 'edit');
};
