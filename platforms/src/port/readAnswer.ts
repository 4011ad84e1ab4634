import type { z } from 'zod';
import type { PlatformRequest } from './callPlatform.ts';
import { PlatformError } from './platform.ts';

/**
 * Parses what a platform returned. A success of another shape, as firewalls and plugins send it, rejects with
 * `PlatformError`: ambiguous if a post may have been created.
 */
export const readAnswer = <T>(
  { site, method, reads = method === 'GET' }: Pick<PlatformRequest, 'site' | 'method' | 'reads'>,
  schema: z.ZodType<T>,
  body: unknown,
): T => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  if (reads)
    throw new PlatformError(
      'temporary',
      `${site} returned a response that Rankwright cannot read. Try again in a moment.`,
      'retry',
    );
  throw new PlatformError('ambiguous', `${site} returned a response that Rankwright cannot read.`, 'check');
};
