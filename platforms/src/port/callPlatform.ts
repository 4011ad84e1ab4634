import type { Outbound, OutboundOptions } from './outbound.ts';
import { AddressNotAllowedError } from './outbound.ts';
import { PlatformError } from './platform.ts';

export interface PlatformRequest {
  /** Display name of the platform, used in error messages. */
  site: string;
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON unless it is text or bytes. */
  body?: unknown;
  /** True if the request creates no post, so it can be retried safely even if it is a POST. */
  reads?: boolean;
  timeoutMs?: number;
}

export interface PlatformResponse {
  status: number;
  /** Parsed JSON; null if the response is not JSON. */
  body: unknown;
  header(name: string): string | null;
}

const defaultTimeoutMs = 30_000;
const notSentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const getErrorCode = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/** Error for a request without a response: ambiguous if the platform may have processed it. */
const createNoResponseError = (request: PlatformRequest, error: unknown): PlatformError => {
  const { site, reads = request.method === 'GET' } = request;
  if (error instanceof AddressNotAllowedError)
    return new PlatformError(
      'permanent',
      'This URL is not publicly reachable. Enter the public URL of your site.',
      'edit',
    );
  if (reads || notSentCodes.has(getErrorCode(error)))
    return new PlatformError('temporary', `${site} did not respond.`, 'retry');
  return new PlatformError('ambiguous', `${site} did not respond in time.`, 'check');
};

const serializeBody = (body: unknown): NonNullable<OutboundOptions['body']> =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);

/** Sends a request and returns any response, whatever its status. Rejects with `PlatformError` if there is none. */
export const callPlatform = async (
  outbound: Outbound,
  request: PlatformRequest,
): Promise<PlatformResponse> => {
  const { url, method, headers = {}, body, timeoutMs = defaultTimeoutMs } = request;
  try {
    const response = await outbound.fetch(url, {
      method,
      timeoutMs,
      // Following a redirect could turn a POST into a GET and forward the credentials.
      ...(method !== 'GET' && { redirect: 'manual' as const }),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: serializeBody(body) }),
    });
    const parsed = await response.json().catch(() => null);
    return { status: response.status, body: parsed, header: (name) => response.headers.get(name) };
  } catch (error) {
    throw createNoResponseError(request, error);
  }
};

/** Parses `Retry-After` (seconds or an HTTP date) to milliseconds; null if missing or invalid. */
const parseRetryAfter = (header: string | null, now: number = Date.now()): number | null => {
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
};

/** Maps an HTTP status to a `PlatformError`; null for success. `rejectionMessage` replaces the default message of a rejection. */
export const createStatusError = (
  { site, method, reads = method === 'GET' }: PlatformRequest,
  { status, header }: PlatformResponse,
  rejectionMessage = '',
): PlatformError | null => {
  if (status < 300) return null;
  if (status < 400)
    return new PlatformError(
      'permanent',
      `${site} redirects to another URL. Connect it with that URL instead.`,
      'edit',
    );
  if (status === 429 || status === 503)
    return new PlatformError(
      'temporary',
      `${site} is limiting requests right now.`,
      'retry',
      parseRetryAfter(header('retry-after')),
    );
  if (status >= 500 || status === 408)
    return reads
      ? new PlatformError('temporary', `${site} returned a server error (HTTP ${status}).`, 'retry')
      : new PlatformError('ambiguous', `${site} returned a server error.`, 'check');
  if (status === 401)
    return new PlatformError(
      'permanent',
      `${site} rejected these credentials. Check them and try again.`,
      'reconnect',
    );
  if (status === 403)
    return new PlatformError(
      'permanent',
      rejectionMessage ||
        `These credentials are missing a permission on ${site}. Add the permission, then reconnect.`,
      'reconnect',
    );
  if (status === 404)
    return new PlatformError('permanent', `Not found on ${site}. Check the connection settings.`, 'edit');
  return new PlatformError(
    'permanent',
    rejectionMessage || `${site} rejected the request (HTTP ${status}).`,
    'edit',
  );
};
