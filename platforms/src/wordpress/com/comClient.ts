import { z } from 'zod';
import type { Outbound } from '../../port/outbound.ts';
import { PlatformError } from '../../port/platform.ts';
import { readAnswer } from '../../port/readAnswer.ts';
import {
  callPlatform,
  createStatusError,
  type PlatformResponse,
  type PlatformRequest,
} from '../../port/callPlatform.ts';

const errorBody = z.object({ error: z.string(), message: z.string().default('') });

const tokenExpiredMessage = 'The WordPress.com token is no longer valid. Please re-authorize.';

/** Messages by error code; the HTTP status of the 1.x API is not specific enough. */
const knownErrors: Record<string, [text: string, remedy: 'reconnect' | 'edit']> = {
  invalid_token: [tokenExpiredMessage, 'reconnect'],
  authorization_required: [tokenExpiredMessage, 'reconnect'],
  unauthorized: [
    'Your WordPress.com user does not have the required permission on this site. Ask the site owner for the Author role, then try again.',
    'reconnect',
  ],
  unknown_blog: ['This site is no longer on WordPress.com. Choose another one.', 'edit'],
};

const createError = (request: PlatformRequest, answer: PlatformResponse): PlatformError | null => {
  const parsed = errorBody.safeParse(answer.body);
  if (answer.status < 300 || !parsed.success || answer.status === 429 || answer.status >= 500)
    return createStatusError(request, answer);
  const { error, message } = parsed.data;
  const known = knownErrors[error];
  if (known) return new PlatformError('permanent', known[0], known[1]);
  return createStatusError(request, answer, `WordPress.com rejected the request: ${message || error}`);
};

/** REST client for one token. Rejects with `PlatformError`. */
export const createComClient =
  (outbound: Outbound, base: string, accessToken: string) =>
  async <T>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<T>,
    { body, reads = method === 'GET' }: { body?: unknown; reads?: boolean } = {},
  ): Promise<T> => {
    const request: PlatformRequest = {
      site: 'WordPress.com',
      url: `${base}${path}`,
      method,
      reads,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(body !== undefined && { body }),
    };
    const answer = await callPlatform(outbound, request);
    const error = createError(request, answer);
    if (error) throw error;
    return readAnswer(request, schema, answer.body);
  };
export type ComCall = ReturnType<typeof createComClient>;
