import type { Env } from '../../env.ts';
import { AppError } from '../../http/AppError.ts';

/** Starting a canary opens every screen of a version in a browser. */
const requestMs = 170_000;

type ServiceSettings = Pick<Env, 'ORIGIN_SERVICE_URL' | 'ORIGIN_SERVICE_TOKEN'>;

const readReason = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

const send = async (
  { ORIGIN_SERVICE_URL: url, ORIGIN_SERVICE_TOKEN: token }: ServiceSettings,
  path: string,
  body: object | undefined,
): Promise<Response> => {
  if (!url || !token) throw new AppError('UNAVAILABLE', { text: 'The origin service is not set up.' });
  const signal = AbortSignal.timeout(requestMs);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(new URL(path, url), { ...init, headers, signal }).catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { text: 'The origin service does not respond.', cause });
  });
};

/**
 * Asks the origin service, the only one that moves versions; the operator names it, so it may lie on a private network.
 * What it refuses is an error with its own sentence.
 */
export const callOriginService = async (
  settings: ServiceSettings,
  path: string,
  body?: object,
): Promise<unknown> => {
  const response = await send(settings, path, body);
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply;
  const text = readReason(reply);
  if (text && (response.status === 400 || response.status === 409))
    throw new AppError('RELEASE_CHANGE_REFUSED', { text });
  throw new AppError('UNAVAILABLE', { text: 'The origin service failed.', cause: text ?? response.status });
};
