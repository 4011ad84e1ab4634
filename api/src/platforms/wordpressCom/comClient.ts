import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError, type PlatformAnswer, type PlatformRequest } from '../platformCall.ts';

const refusal = z.object({ error: z.string(), message: z.string().default('') });

const tokenEnded = 'WordPress.com does not accept the token any more. Please re-authorize.';

/** What the refusals of the 1.x API mean; its statuses alone do not tell. */
const words: Record<string, [text: string, remedy: 'reconnect' | 'edit']> = {
  invalid_token: [tokenEnded, 'reconnect'],
  authorization_required: [tokenEnded, 'reconnect'],
  unauthorized: [
    'Your WordPress.com user may not do that on this site. Ask its owner for the Author role, then try again.',
    'reconnect',
  ],
  unknown_blog: ['This site is not at WordPress.com any more. Choose another one.', 'edit'],
};

const errorOf = (request: PlatformRequest, answer: PlatformAnswer): PlatformError | null => {
  const parsed = refusal.safeParse(answer.body);
  if (answer.status < 300 || !parsed.success || answer.status === 429 || answer.status >= 500)
    return statusError(request, answer);
  const { error, message } = parsed.data;
  const known = words[error];
  if (known) return new PlatformError('permanent', known[0], known[1]);
  return statusError(request, answer, `WordPress.com refused: ${message || error}`);
};

/** Calls with one token. */
export const comClient =
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
    const answer = await platformCall(outbound, request);
    const error = errorOf(request, answer);
    if (error) throw error;
    return schema.parse(answer.body);
  };
export type ComCall = ReturnType<typeof comClient>;
