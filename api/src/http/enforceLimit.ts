import type { Deps } from '../deps.ts';
import { AppError } from './AppError.ts';
import { countAttempts, type Limit } from './attempts.ts';

/** Counts one attempt. Throws TOO_MANY_REQUESTS when it is over the limit. */
export const enforceLimit = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limit: Limit,
): Promise<void> => {
  const over = await countAttempts(db, [limit], clock.now());
  const retryAfterSeconds = over.get(limit.key);
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
};
