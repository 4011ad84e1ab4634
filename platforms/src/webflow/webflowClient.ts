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

export interface WebflowAccess {
  outbound: Outbound;
  base: string;
  apiKey: string;
}

/** The shape of `details` varies; unknown shapes are ignored. */
const errorBody = z.object({
  code: z.string().default(''),
  message: z.string().default(''),
  details: z
    .array(
      z.union([z.string(), z.object({ param: z.string().default(''), description: z.string().default('') })]),
    )
    .catch([]),
});
type WebflowErrorBody = z.infer<typeof errorBody>;

const formatErrorBody = ({ message, details }: WebflowErrorBody): string =>
  [
    message,
    ...details.map((detail) =>
      typeof detail === 'string' ? detail : `${detail.param} ${detail.description}`.trim(),
    ),
  ]
    .filter(Boolean)
    .join(' ');

const neverPublishedMessage =
  'This Webflow site has never been published. Publish it once in Webflow, then try again. The post is saved there as a draft.';

const createError = (request: PlatformRequest, answer: PlatformResponse): PlatformError | null => {
  const parsed = errorBody.safeParse(answer.body);
  if (!parsed.success || answer.status < 400) return createStatusError(request, answer);
  const { code } = parsed.data;
  if (code === 'no_domains' || (answer.status === 409 && request.url.endsWith('/publish')))
    return new PlatformError('permanent', neverPublishedMessage, 'edit');
  if (code === 'missing_scopes')
    return new PlatformError(
      'permanent',
      'This Webflow token is missing a permission. Create one with read access to sites and read and write access to the CMS, then reconnect.',
      'reconnect',
    );
  return createStatusError(request, answer, `Webflow rejected the request: ${formatErrorBody(parsed.data)}`);
};

/** Data API client for one token. */
export const createWebflowClient =
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
    const answer = await callPlatform(outbound, request);
    const error = createError(request, answer);
    if (error) throw error;
    return readAnswer(request, schema, answer.body);
  };
export type WebflowCall = ReturnType<typeof createWebflowClient>;
