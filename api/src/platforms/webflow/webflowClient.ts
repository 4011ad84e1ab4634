import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError, type PlatformAnswer, type PlatformRequest } from '../platformCall.ts';

export interface WebflowAccess {
  outbound: Outbound;
  base: string;
  apiKey: string;
}

/** The shape of `details` varies, so it is read as far as it can be. */
const refusal = z.object({
  code: z.string().default(''),
  message: z.string().default(''),
  details: z
    .array(
      z.union([z.string(), z.object({ param: z.string().default(''), description: z.string().default('') })]),
    )
    .catch([]),
});
type Refusal = z.infer<typeof refusal>;

const wordsOf = ({ message, details }: Refusal): string =>
  [
    message,
    ...details.map((detail) =>
      typeof detail === 'string' ? detail : `${detail.param} ${detail.description}`.trim(),
    ),
  ]
    .filter(Boolean)
    .join(' ');

const neverPublished =
  'This Webflow site has never been published. Publish it once in Webflow, then try again; the post waits there as a draft.';

const errorOf = (request: PlatformRequest, answer: PlatformAnswer): PlatformError | null => {
  const parsed = refusal.safeParse(answer.body);
  if (!parsed.success || answer.status < 400) return statusError(request, answer);
  const { code } = parsed.data;
  if (code === 'no_domains' || (answer.status === 409 && request.url.endsWith('/publish')))
    return new PlatformError('permanent', neverPublished, 'edit');
  if (code === 'missing_scopes')
    return new PlatformError(
      'permanent',
      'This Webflow token lacks a permission. Make one that may read sites and read and write the CMS, then connect again.',
      'reconnect',
    );
  return statusError(request, answer, `Webflow refused: ${wordsOf(parsed.data)}`);
};

/** Calls of one token. */
export const webflowClient =
  ({ outbound, base, apiKey }: WebflowAccess) =>
  async <T>(
    method: PlatformRequest['method'],
    path: string,
    schema: z.ZodType<T>,
    body?: unknown,
  ): Promise<T> => {
    const request: PlatformRequest = {
      site: 'Webflow',
      url: `${base}/v2${path}`,
      method,
      headers: { authorization: `Bearer ${apiKey}` },
      ...(body !== undefined && { body }),
    };
    const answer = await platformCall(outbound, request);
    const error = errorOf(request, answer);
    if (error) throw error;
    return schema.parse(answer.body);
  };
export type WebflowCall = ReturnType<typeof webflowClient>;
