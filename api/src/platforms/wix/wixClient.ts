import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError, type PlatformAnswer, type PlatformRequest } from '../platformCall.ts';

export interface WixAccess {
  outbound: Outbound;
  base: string;
  apiKey: string;
  siteId: string;
}

export interface WixOptions {
  body?: unknown;
  /** A POST that makes no post. */
  reads?: boolean;
}

/** Wix itself needs up to half a minute to make a post. */
const timeoutMs = 70_000;

const refusal = z.object({
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

const wordsOf = ({ body }: PlatformAnswer): string => {
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return '';
  const { message, details } = parsed.data;
  const violations = details.validationError?.fieldViolations.map(({ field, description }) =>
    field ? `${field}: ${description}` : description,
  );
  return [violations?.join(' '), details.applicationError?.description, message].find(Boolean) ?? '';
};

const errorOf = (request: PlatformRequest, answer: PlatformAnswer): PlatformError | null => {
  const words = wordsOf(answer);
  if (answer.status === 403)
    return new PlatformError(
      'permanent',
      'This Wix API key may not do that on this site. Give it the blog, media and members permissions, and check that it belongs to the account that owns the site.',
      'reconnect',
    );
  if (answer.status === 428)
    return new PlatformError(
      'permanent',
      'This Wix site has no blog yet. Add the Wix Blog app to it, then try again.',
      'edit',
    );
  return statusError(request, answer, words && `Wix refused: ${words}`);
};

/** Wix loses the identity of a good key now and then; the same call works a moment later. */
const lostIdentity = (answer: PlatformAnswer): boolean =>
  answer.status === 401 && /no identity found/i.test(wordsOf(answer));

/** Calls of one site with its API key. */
export const wixClient =
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
    const first = await platformCall(outbound, request);
    const answer = lostIdentity(first) ? await platformCall(outbound, request) : first;
    const error = errorOf(request, answer);
    if (error) throw error;
    return schema.parse(answer.body);
  };
export type WixCall = ReturnType<typeof wixClient>;
