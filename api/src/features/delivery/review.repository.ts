import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { scheduledItems } from '../../database/schema/planner.ts';

const isUnapproved = sql`${articles.approvedVersion} is distinct from ${articles.version}`;

const findWaiting = (db: Database, from: Date, until: Date, limit: number, more: ReturnType<typeof and>) =>
  db
    .select({ item: scheduledItems, article: articles })
    .from(scheduledItems)
    .innerJoin(articles, eq(articles.id, scheduledItems.articleId))
    .where(
      and(
        eq(scheduledItems.deliveryState, 'waiting'),
        gt(scheduledItems.publishAt, from),
        lte(scheduledItems.publishAt, until),
        isNull(articles.deletedAt),
        isUnapproved,
        more,
      ),
    )
    .orderBy(asc(scheduledItems.publishAt))
    .limit(limit);
export type ReviewRow = Awaited<ReturnType<typeof findWaiting>>[number];

/** Unapproved items between two times without a notification of this kind for their publishing time. */
export const findItemsToReview = (db: Database, kind: string, from: Date, until: Date, limit: number) =>
  findWaiting(
    db,
    from,
    until,
    limit,
    and(sql`not exists (select 1 from notifications where dedupe_key = ${kind} || ':' || ${scheduledItems.id} || ':'
      || floor(extract(epoch from ${scheduledItems.publishAt}) * 1000)::bigint)`),
  );

/** Unapproved items for sites in automatic mode whose text is missing or not announced yet. */
export const findItemsToAnnounce = (db: Database, now: Date, from: Date, until: Date, limit: number) =>
  findWaiting(
    db,
    from,
    until,
    limit,
    and(
      isNull(scheduledItems.announcedAt),
      sql`(${articles.content} <> '' or ${scheduledItems.nextAttemptAt} is null
        or ${scheduledItems.nextAttemptAt} <= ${now.toISOString()}::timestamptz)`,
      sql`exists (select 1 from connections c where c.owner_id = ${scheduledItems.ownerId} and c.mode = 'automatic')`,
    ),
  );

/** The item's fields, only while it still waits for the same publishing time. */
export const updateWaitingItem = async (
  db: Database,
  { id, publishAt }: ReviewRow['item'],
  change: Partial<typeof scheduledItems.$inferInsert>,
): Promise<boolean> => {
  if (!publishAt) return false;
  const rows = await db
    .update(scheduledItems)
    .set(change)
    .where(
      and(
        eq(scheduledItems.id, id),
        eq(scheduledItems.publishAt, publishAt),
        eq(scheduledItems.deliveryState, 'waiting'),
      ),
    )
    .returning({ id: scheduledItems.id });
  return rows.length > 0;
};
