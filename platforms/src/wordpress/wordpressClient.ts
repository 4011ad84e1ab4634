import { z } from 'zod';
import type { Outbound } from '../port/outbound.ts';
import { PlatformError } from '../port/platform.ts';
import { readAnswer } from '../port/readAnswer.ts';
import {
  callPlatform,
  createStatusError,
  type PlatformResponse,
  type PlatformRequest,
} from '../port/callPlatform.ts';
import { buildApiUrl } from './discoverRoot.ts';
import { LoginFailedError, createInvalidCredentialsError } from './loginErrors.ts';

export interface WordpressAccess {
  /** Root of the REST API. */
  root: string;
  username: string;
  applicationPassword: string;
}

const errorShape = z.object({
  code: z.string(),
  message: z.string().catch(''),
  data: z.object({ term_id: z.number() }).optional().catch(undefined),
});
type WordpressErrorBody = z.infer<typeof errorShape>;
const parseErrorBody = (body: unknown): WordpressErrorBody | null => errorShape.safeParse(body).data ?? null;

/** Only a signed-in user may list posts of every status, so the error means that the login did not arrive. */
const forbiddenStatus = z.object({
  data: z.object({ details: z.object({ status: z.object({ code: z.literal('rest_forbidden_status') }) }) }),
});

/** The tag or category already exists. */
export class TermExistsError extends PlatformError {
  constructor(readonly termId: number) {
    super('permanent', 'A term with this name already exists.', 'edit');
  }
}

/** This user may not edit posts of this kind. */
export class EditForbiddenError extends PlatformError {
  constructor() {
    super('permanent', 'This WordPress user may not edit these posts.', 'reconnect');
  }
}

const credentialCodes = new Set([
  'invalid_username',
  'invalid_email',
  'incorrect_password',
  'application_passwords_disabled',
  'application_passwords_disabled_for_user',
]);

/** Maps an error response by its code, because WordPress messages are localized. */
const createRequestError = (request: PlatformRequest, answer: PlatformResponse): PlatformError | null => {
  const { status, body } = answer;
  const errorBody = parseErrorBody(body);
  if (status < 300 || status === 429 || status >= 500) return createStatusError(request, answer);
  // A signed-in user without permission gets a 403, so a 401 means that the login failed.
  if (status === 401 && errorBody?.code.startsWith('rest_')) return new LoginFailedError();
  if (forbiddenStatus.safeParse(body).success) return new LoginFailedError();
  if (errorBody && credentialCodes.has(errorBody.code)) return createInvalidCredentialsError();
  if (errorBody?.code === 'term_exists' && errorBody.data) return new TermExistsError(errorBody.data.term_id);
  if (errorBody?.code.startsWith('rest_cannot_'))
    return new PlatformError(
      'permanent',
      'This WordPress user does not have the required permission. Connect with a user who can publish posts.',
      'reconnect',
    );
  if (errorBody?.code === 'rest_forbidden_context') return new EditForbiddenError();
  if (!errorBody)
    return new PlatformError(
      'permanent',
      `The site returned HTTP ${status} without a WordPress error. A firewall may be blocking the request.`,
      'retry',
    );
  return new PlatformError(
    'permanent',
    errorBody.message || `WordPress rejected the request: ${errorBody.code}`,
    'edit',
  );
};

const notWordpressError = new PlatformError(
  'permanent',
  'The site did not return a WordPress response. A firewall or a login page may be blocking the request.',
  'retry',
);

/** Content and headers of an answer. */
export type WordpressAnswer = Pick<PlatformResponse, 'body' | 'header'>;

/** REST client for one site. Rejects with `PlatformError`. */
export const createWordpressReader = (
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
  ): Promise<WordpressAnswer> => {
    const request: PlatformRequest = {
      site: 'The site',
      url: buildApiUrl(root, path, query),
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    };
    const answer = await callPlatform(outbound, request);
    const error = createRequestError(request, answer);
    if (error) throw error;
    if (answer.body === null) throw notWordpressError;
    return answer;
  };
};
/** Parses what `call` returned. Throws `PlatformError` for another shape. */
export const readReply = <T>(method: 'GET' | 'POST', schema: z.ZodType<T>, body: unknown): T =>
  readAnswer({ site: 'The site', method }, schema, body);
export type WordpressRead = ReturnType<typeof createWordpressReader>;

/** The content of an answer alone. */
export type WordpressCall = (...request: Parameters<WordpressRead>) => Promise<unknown>;
