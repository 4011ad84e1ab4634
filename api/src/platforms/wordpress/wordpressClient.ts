import type { Outbound } from '../../outbound/outbound.ts';
import { AddressRefusedError } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { apiUrl } from './discover.ts';

export interface WordpressAccess {
  /** Root of the REST API. */
  root: string;
  username: string;
  applicationPassword: string;
}

interface Refusal {
  code: string;
  message: string;
}

const refusalOf = (body: unknown): Refusal | null =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? { code: body.code, message: 'message' in body && typeof body.message === 'string' ? body.message : '' }
    : null;

const credentialCodes = new Set([
  'invalid_username',
  'invalid_email',
  'incorrect_password',
  'application_passwords_disabled',
  'application_passwords_disabled_for_user',
]);

const retryAfter = (header: string | null): number | null => {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) ? seconds * 1_000 : null;
};

/** What a refusal means; messages of WordPress are localised, so the code decides. */
export const refusalError = (
  status: number,
  body: unknown,
  retryAfterHeader: string | null,
): PlatformError => {
  const refusal = refusalOf(body);
  if (status === 429 || status === 503)
    return new PlatformError(
      'temporary',
      'The site asks for a pause. It is tried again by itself.',
      'retry',
      retryAfter(retryAfterHeader),
    );
  if (status >= 500)
    return new PlatformError(
      'ambiguous',
      'The site answered with an error of its own. We look whether the post arrived before trying again.',
      'check',
    );
  if (refusal?.code === 'rest_not_logged_in')
    return new PlatformError(
      'permanent',
      'The site did not see the login. Many hosts remove the Authorization header; ask yours to pass it on, or use https.',
      'reconnect',
    );
  if (refusal && credentialCodes.has(refusal.code))
    return new PlatformError('permanent', 'Invalid WordPress credentials', 'reconnect');
  if (refusal?.code.startsWith('rest_cannot_'))
    return new PlatformError(
      'permanent',
      'This WordPress user may not do that. Connect with a user who may publish posts.',
      'reconnect',
    );
  if (!refusal)
    return new PlatformError(
      'permanent',
      `The site answered with HTTP ${status} and no WordPress message. A firewall may be in the way.`,
      'retry',
    );
  return new PlatformError('permanent', refusal.message || `WordPress refused: ${refusal.code}`, 'edit');
};

const bodyOf = async (text: string): Promise<unknown> => {
  try {
    return JSON.parse(text.slice(Math.max(0, text.search(/[[{]/)))) as unknown;
  } catch {
    return null;
  }
};

/** Calls of one site with its application password. */
export const wordpressClient = (
  outbound: Outbound,
  { root, username, applicationPassword }: WordpressAccess,
) => {
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  return async (
    method: 'GET' | 'POST',
    path: string,
    query: Record<string, string> = {},
    body?: unknown,
  ): Promise<unknown> => {
    let response: Awaited<ReturnType<Outbound['fetch']>>;
    let text: string;
    try {
      response = await outbound.fetch(apiUrl(root, path, query), {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        timeoutMs: 30_000,
      });
      text = await response.text();
    } catch (error) {
      if (error instanceof AddressRefusedError)
        throw new PlatformError(
          'permanent',
          'This address cannot be reached from here. Enter the public address of your site.',
          'edit',
        );
      throw new PlatformError(
        method === 'GET' ? 'temporary' : 'ambiguous',
        'The site did not answer in time. We look whether the post arrived before trying again.',
        'check',
      );
    }
    const parsed = await bodyOf(text);
    if (!response.ok) throw refusalError(response.status, parsed, response.headers.get('retry-after'));
    if (parsed === null)
      throw new PlatformError(
        'permanent',
        'The site answered with something that is not WordPress. A firewall or a login page may be in the way.',
        'retry',
      );
    return parsed;
  };
};
export type WordpressCall = ReturnType<typeof wordpressClient>;
