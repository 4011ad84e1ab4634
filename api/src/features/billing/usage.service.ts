import type { Database } from '../../database/database.ts';
import { countUsage } from './usage.repository.ts';

/** Counts one generated article in the current month. Pass the transaction of the work: failures are not counted. */
export const countGeneratedArticle = (tx: Database, ownerId: string, now: Date): Promise<void> =>
  countUsage(tx, ownerId, 'articlesGenerated', now);
