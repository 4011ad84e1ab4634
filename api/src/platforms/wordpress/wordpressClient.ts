import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError, type PlatformAnswer, type PlatformRequest } from '../platformCall.ts';
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

/** What a refusal means; messages of WordPress are localised, so the code decides. */
const refusalError = (request: PlatformRequest, answer: PlatformAnswer): PlatformError | null => {
  const { status, body } = answer;
  const refusal = refusalOf(body);
  if (status < 300 || status === 429 || status >= 500) return statusError(request, answer);
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

const notWordpress = new PlatformError(
  'permanent',
  'The site answered with something that is not WordPress. A firewall or a login page may be in the way.',
  'retry',
);

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
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const request: PlatformRequest = {
      site: 'The site',
      url: apiUrl(root, path, query),
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    };
    const answer = await platformCall(outbound, request);
    const error = refusalError(request, answer);
    if (error) throw error;
    if (answer.body === null) throw notWordpress;
    return answer.body;
  };
};
export type WordpressCall = ReturnType<typeof wordpressClient>;
