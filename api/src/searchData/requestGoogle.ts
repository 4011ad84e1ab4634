import { z } from 'zod';
import type { Outbound } from '../outbound/outbound.ts';
import { SearchDataError } from './searchData.ts';

const timeoutMs = 60_000;
/** Google asks to wait a quarter of an hour when the load quota is used up. */
const quotaPauseMs = 15 * 60_000;

const apiError = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
});
const tokenError = z.object({ error: z.string() });

const quotaReasons = ['quotaExceeded', 'rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded'];

const readRetryAfter = (header: string | null): number | null => {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) ? seconds * 1_000 : null;
};

const toError = (status: number, body: unknown, retryAfter: string | null): SearchDataError => {
  const reasons = apiError.safeParse(body).data?.error.errors.map(({ reason }) => reason) ?? [];
  if (status === 429 || reasons.some((reason) => quotaReasons.includes(reason)))
    return new SearchDataError(
      'busy',
      'Google is limiting requests. Reading continues later.',
      readRetryAfter(retryAfter) ?? quotaPauseMs,
    );
  if (status === 401 || tokenError.safeParse(body).data?.error === 'invalid_grant')
    return new SearchDataError('reconnect', 'Google no longer accepts the access. Connect again.');
  if (status >= 500)
    return new SearchDataError('temporary', 'Search Console did not answer.', readRetryAfter(retryAfter));
  return new SearchDataError('denied', 'Search Console refused access to this property.');
};

/** Sends a request and reads its JSON. Throws `SearchDataError`. */
export const requestGoogle = async <T>(
  outbound: Outbound,
  url: URL,
  {
    schema,
    ...init
  }: { schema: z.ZodType<T>; method?: string; headers?: Record<string, string>; body?: string },
): Promise<T> => {
  let status = 0;
  let retryAfter: string | null = null;
  let body: unknown;
  try {
    const response = await outbound.fetch(url, { ...init, timeoutMs });
    status = response.status;
    retryAfter = response.headers.get('retry-after');
    body = await response.json();
  } catch (cause) {
    if (status < 400)
      throw Object.assign(new SearchDataError('temporary', 'Search Console did not answer.'), { cause });
  }
  if (status >= 400) throw toError(status, body, retryAfter);
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new SearchDataError('temporary', 'Search Console sent an answer that could not be read.');
  return parsed.data;
};
