import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { keywords } from '../../database/schema/planner.ts';
import { usageCounters } from '../../database/schema/usage.ts';
import { readStoredBytes } from './storage.repository.ts';

export type UsageKind = (typeof usageCounters.kind.enumValues)[number];

const formatPeriod = (now: Date): string => now.toISOString().slice(0, 7);

/**
 * Counts one use, or `uses`, in the current calendar month (UTC). Pass the transaction of the work, so that failures are
 * not counted.
 */
export const countUsage = async (
  db: Database,
  ownerId: string,
  kind: UsageKind,
  now: Date,
  uses = 1,
): Promise<void> => {
  await db
    .insert(usageCounters)
    .values({ ownerId, kind, period: formatPeriod(now), count: uses })
    .onConflictDoUpdate({
      target: [usageCounters.ownerId, usageCounters.period, usageCounters.kind],
      set: { count: sql`${usageCounters.count} + ${uses}` },
    });
};

export const readUsage = async (db: Database, ownerId: string, now: Date) => {
  const counters = await db
    .select()
    .from(usageCounters)
    .where(and(eq(usageCounters.ownerId, ownerId), eq(usageCounters.period, formatPeriod(now))));
  const [tracked] = await db
    .select({ total: count() })
    .from(keywords)
    .where(and(eq(keywords.ownerId, ownerId), isNull(keywords.deletedAt)));
  const getCount = (kind: UsageKind) => counters.find((row) => row.kind === kind)?.count ?? 0;
  return {
    keywordsTracked: tracked?.total ?? 0,
    rankChecksPerformed: getCount('rankChecksPerformed'),
    reportsGenerated: getCount('reportsGenerated'),
    articlesGenerated: getCount('articlesGenerated'),
    storedMegabytes: Math.ceil((await readStoredBytes(db, ownerId, now)) / 100_000) / 10,
  };
};
