import { and, asc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { addMs, hourMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange } from '../../database/rowChange.ts';
import { keywords } from '../../database/schema/planner.ts';
import {
  keywordRanks,
  rankChecks,
  type KeywordRankRow,
  type RankCheckRow,
} from '../../database/schema/ranks.ts';

/** A keyword is due so long after its last check: daily, with some room for a worker that is late. */
const dueAfterMs = 23 * hourMs;
const chunkSize = 1_000;

const isDue = (now: Date) =>
  and(
    isNull(keywords.deletedAt),
    or(isNull(keywords.rankCheckedAt), lte(keywords.rankCheckedAt, addMs(now, -dueAfterMs))),
  );

/** Accounts with a due keyword that nobody checks and that need not wait. */
export const findDueOwners = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ ownerId: keywords.ownerId })
    .from(keywords)
    .leftJoin(rankChecks, eq(rankChecks.ownerId, keywords.ownerId))
    .where(
      and(
        isDue(now),
        or(isNull(rankChecks.nextAttemptAt), lte(rankChecks.nextAttemptAt, now)),
        or(isNull(rankChecks.leaseUntil), sql`${rankChecks.leaseUntil} < now()`),
      ),
    )
    .limit(limit);
  return rows.map(({ ownerId }) => ownerId);
};

export type DueKeyword = Pick<typeof keywords.$inferSelect, 'id' | 'keyword' | 'rankCheckedAt'>;

/** Those that have waited longest first. */
export const listDueKeywords = (
  db: Database,
  ownerId: string,
  now: Date,
  limit: number,
): Promise<DueKeyword[]> =>
  db
    .select({ id: keywords.id, keyword: keywords.keyword, rankCheckedAt: keywords.rankCheckedAt })
    .from(keywords)
    .where(and(eq(keywords.ownerId, ownerId), isDue(now)))
    .orderBy(sql`${keywords.rankCheckedAt} asc nulls first`, asc(keywords.createdAt))
    .limit(limit);

export const markChecked = async (tx: Database, ids: readonly string[], at: Date): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(keywords)
    .set({ rankCheckedAt: at })
    .where(inArray(keywords.id, [...ids]));
};

/** The account's keywords that are not deleted. */
export const listTrackedKeywords = (db: Database, ownerId: string): Promise<DueKeyword[]> =>
  db
    .select({ id: keywords.id, keyword: keywords.keyword, rankCheckedAt: keywords.rankCheckedAt })
    .from(keywords)
    .where(and(eq(keywords.ownerId, ownerId), isNull(keywords.deletedAt)));

export const findRankCheck = async (db: Database, ownerId: string): Promise<RankCheckRow | undefined> => {
  const [row] = await db.select().from(rankChecks).where(eq(rankChecks.ownerId, ownerId));
  return row;
};

/** Undefined when another worker checks the account. */
export const claimRankCheck = async (
  db: Database,
  ownerId: string,
  leaseMs: number,
): Promise<RankCheckRow | undefined> => {
  const claim = { leaseUntil: getLeaseEnd(leaseMs), attempts: sql`${rankChecks.attempts} + 1` };
  await db.insert(rankChecks).values({ ownerId }).onConflictDoNothing();
  const [row] = await db
    .update(rankChecks)
    .set(claim)
    .where(
      and(
        eq(rankChecks.ownerId, ownerId),
        or(isNull(rankChecks.leaseUntil), sql`${rankChecks.leaseUntil} < now()`),
      ),
    )
    .returning();
  return row;
};

type Change = Omit<RowChange<typeof rankChecks>, 'ownerId'>;

/** Changes the check while this worker's claim is the last; false when it was lost. */
export const updateClaimedCheck = async (
  tx: Database,
  { ownerId, attempts }: Pick<RankCheckRow, 'ownerId' | 'attempts'>,
  change: Change,
): Promise<boolean> => {
  const rows = await tx
    .update(rankChecks)
    .set(change)
    .where(and(eq(rankChecks.ownerId, ownerId), eq(rankChecks.attempts, attempts)))
    .returning({ ownerId: rankChecks.ownerId });
  return rows.length > 0;
};

export const renewRankLease = (db: Database, row: RankCheckRow, leaseMs: number): Promise<boolean> =>
  updateClaimedCheck(db, row, { leaseUntil: getLeaseEnd(leaseMs) });

/** Stores positions; those of Search Console replace what else is known of a day. */
export const saveRanks = async (tx: Database, rows: readonly KeywordRankRow[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunkSize)
    await tx
      .insert(keywordRanks)
      .values(rows.slice(start, start + chunkSize))
      .onConflictDoUpdate({
        target: [keywordRanks.keywordId, keywordRanks.day],
        set: {
          source: sql`excluded.source`,
          position: sql`excluded.position`,
          impressions: sql`excluded.impressions`,
          clicks: sql`excluded.clicks`,
        },
        setWhere: sql`excluded.source = 'search-console' or ${keywordRanks.source} <> 'search-console'`,
      });
};

export const deleteRanksBefore = async (tx: Database, ownerId: string, day: string): Promise<void> => {
  await tx.delete(keywordRanks).where(and(eq(keywordRanks.ownerId, ownerId), lt(keywordRanks.day, day)));
};

/** Positions from a day on, oldest first. */
export const listRanks = (
  db: Database,
  ownerId: string,
  { from, keywordId }: { from: string; keywordId?: string },
): Promise<KeywordRankRow[]> =>
  db
    .select()
    .from(keywordRanks)
    .where(
      and(
        eq(keywordRanks.ownerId, ownerId),
        gte(keywordRanks.day, from),
        keywordId ? eq(keywordRanks.keywordId, keywordId) : undefined,
      ),
    )
    .orderBy(asc(keywordRanks.day));

/** Clicks and impressions by keyword, as Search Console counts them; keywords without a row are missing. */
export const sumKeywordFigures = async (
  db: Database,
  ownerId: string,
  { from, to }: { from: string; to: string },
): Promise<Map<string, { clicks: number; impressions: number }>> => {
  const rows = await db
    .select({
      keywordId: keywordRanks.keywordId,
      clicks: sql<number>`sum(${keywordRanks.clicks})::int`,
      impressions: sql<number>`sum(${keywordRanks.impressions})::int`,
    })
    .from(keywordRanks)
    .where(
      and(
        eq(keywordRanks.ownerId, ownerId),
        eq(keywordRanks.source, 'search-console'),
        gte(keywordRanks.day, from),
        lte(keywordRanks.day, to),
      ),
    )
    .groupBy(keywordRanks.keywordId);
  return new Map(rows.map(({ keywordId, ...figures }) => [keywordId, figures]));
};
