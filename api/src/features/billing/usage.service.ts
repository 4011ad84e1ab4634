import type { Database } from '../../database/database.ts';
import { countUsage, readUsage } from './usage.repository.ts';

/** Counts one generated article in the current month. Pass the transaction of the work: failures are not counted. */
export const countGeneratedArticle = (tx: Database, ownerId: string, now: Date): Promise<void> =>
  countUsage(tx, ownerId, 'articlesGenerated', now);

/** Counts a report that was made; making it again counts again. */
export const countGeneratedReport = (tx: Database, ownerId: string, now: Date): Promise<void> =>
  countUsage(tx, ownerId, 'reportsGenerated', now);

/** Counts looked up positions of keywords. */
export const countRankChecks = (tx: Database, ownerId: string, now: Date, checks: number): Promise<void> =>
  countUsage(tx, ownerId, 'rankChecksPerformed', now, checks);

/** Positions that were looked up in the current month. */
export const readRankChecks = async (db: Database, ownerId: string, now: Date): Promise<number> =>
  (await readUsage(db, ownerId, now)).rankChecksPerformed;
