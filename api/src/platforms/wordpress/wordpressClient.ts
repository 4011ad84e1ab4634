import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError, type PlatformAnswer, type PlatformRequest } from '../platformCall.ts';
import { apiUrl } from './discover.ts';
import { LoginUnseenError, wrongCredentials } from './refusedLogin.ts';

export interface WordpressAccess {
  /** Root of the REST API. */
  root: string;
  username: string;
  applicationPassword: string;
}

const refusalShape = z.object({
  code: z.string(),
  message: z.string().catch(''),
  data: z.object({ term_id: z.number() }).optional().catch(undefined),
});
type Refusal = z.infer<typeof refusalShape>;
const refusalOf = (body: unknown): Refusal | null => refusalShape.safeParse(body).data ?? null;

/** The tag or category is there already. */
export class TermExistsError extends PlatformError {
  constructor(readonly termId: number) {
    super('permanent', 'A term of this name exists.', 'edit');
  }
}

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
  // Whoever is signed in gets a 403 for what they may not do.
  if (status === 401 && refusal?.code.startsWith('rest_')) return new LoginUnseenError();
  if (refusal && credentialCodes.has(refusal.code)) return wrongCredentials();
  if (refusal?.code === 'term_exists' && refusal.data) return new TermExistsError(refusal.data.term_id);
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
