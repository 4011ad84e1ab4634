import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scheduledItems, type ScheduledItemRow } from '../../database/schema/planner.ts';

const isAhead = (now: Date) =>
  and(eq(scheduledItems.deliveryState, 'waiting'), gt(scheduledItems.publishAt, now));
const hasProblems = sql`${scheduledItems.preflightProblems} <> '[]'::jsonb`;

/** Scheduled items that are published by `until` and have not been checked yet, and those with problems. */
export const findItemsToCheck = (
  db: Database,
  now: Date,
  until: Date,
  limit: number,
): Promise<ScheduledItemRow[]> =>
  db
    .select()
    .from(scheduledItems)
    .where(
      and(
        isAhead(now),
        or(and(lte(scheduledItems.publishAt, until), isNull(scheduledItems.preflightAt)), hasProblems),
      ),
    )
    .orderBy(asc(scheduledItems.publishAt))
    .limit(limit);

/** The owner's scheduled items with problems. */
export const findItemsWithProblems = (
  db: Database,
  ownerId: string,
  now: Date,
  limit: number,
): Promise<ScheduledItemRow[]> =>
  db
    .select()
    .from(scheduledItems)
    .where(and(eq(scheduledItems.ownerId, ownerId), isAhead(now), hasProblems))
    .limit(limit);

/** The scheduled item of an article, while it is ahead. */
export const findItemAhead = async (
  db: Database,
  ownerId: string,
  articleId: string,
  now: Date,
): Promise<ScheduledItemRow | undefined> => {
  const own = and(eq(scheduledItems.ownerId, ownerId), eq(scheduledItems.articleId, articleId));
  const [row] = await db
    .select()
    .from(scheduledItems)
    .where(and(own, isAhead(now)));
  return row;
};
