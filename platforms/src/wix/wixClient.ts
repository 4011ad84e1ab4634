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

export interface WixAccess {
  outbound: Outbound;
  base: string;
  apiKey: string;
  siteId: string;
}

export interface WixOptions {
  body?: unknown;
  /** True for a POST that creates no post. */
  reads?: boolean;
}

/** Wix can take 30 seconds to create a post. */
const timeoutMs = 70_000;

const errorBody = z.object({
  message: z.string().default(''),
  details: z
    .object({
      applicationError: z.object({ description: z.string().default('') }).optional(),
      validationError: z
        .object({
          fieldViolations: z.array(z.object({ field: z.string().default(''), description: z.string() })),
        })
        .optional(),
    })
    .default({}),
});

const getErrorMessage = ({ body }: PlatformResponse): string => {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return '';
  const { message, details } = parsed.data;
  const violations = details.validationError?.fieldViolations.map(({ field, description }) =>
    field ? `${field}: ${description}` : description,
  );
  return [violations?.join(' '), details.applicationError?.description, message].find(Boolean) ?? '';
};

const createError = (request: PlatformRequest, answer: PlatformResponse): PlatformError | null => {
  const reason = getErrorMessage(answer);
  if (answer.status === 403)
    return new PlatformError(
      'permanent',
      'This Wix API key does not have the required permissions. Give it the blog, media and members permissions, and check that it belongs to the account that owns the site.',
      'reconnect',
    );
  if (answer.status === 428)
    return new PlatformError(
      'permanent',
      'This Wix site has no blog yet. Add the Wix Blog app to it, then try again.',
      'edit',
    );
  return createStatusError(request, answer, reason && `Wix rejected the request: ${reason}`);
};

/** Wix sometimes fails to identify a valid key; the same request works on retry. */
const isIdentityLost = (answer: PlatformResponse): boolean =>
  answer.status === 401 && /no identity found/i.test(getErrorMessage(answer));

/** REST client for one site and API key. */
export const createWixClient =
  ({ outbound, base, apiKey, siteId }: WixAccess) =>
  async <T>(
    method: PlatformRequest['method'],
    path: string,
    schema: z.ZodType<T>,
    { body, reads = method === 'GET' }: WixOptions = {},
  ): Promise<T> => {
    const request: PlatformRequest = {
      site: 'Wix',
      url: `${base}${path}`,
      method,
      reads,
      timeoutMs,
      headers: { authorization: apiKey, 'wix-site-id': siteId },
      ...(body !== undefined && { body }),
    };
    const first = await callPlatform(outbound, request);
    const answer = isIdentityLost(first) ? await callPlatform(outbound, request) : first;
    const error = createError(request, answer);
    if (error) throw error;
    return readAnswer(request, schema, answer.body);
  };
export type WixCall = ReturnType<typeof createWixClient>;
