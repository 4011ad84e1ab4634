import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { leaseEnd } from '../../database/lease.ts';
import { articles } from '../../database/schema/articles.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { itemColumns, type ItemRow, type NewItem } from '../planner/item.repository.ts';

const due = (now: Date) =>
  and(
    eq(scheduledItems.deliveryState, 'waiting'),
    lte(scheduledItems.publishAt, now),
    or(isNull(scheduledItems.nextAttemptAt), lte(scheduledItems.nextAttemptAt, now)),
  );

const abandoned = and(
  inArray(scheduledItems.deliveryState, ['queued', 'sending']),
  lt(scheduledItems.leaseUntil, sql`now()`),
);

/** Marks what is due, and what a worker left behind, as queued for so long. Several workers may do so at the same time. */
export const queueDueItems = async (
  tx: Database,
  now: Date,
  queueMs: number,
  limit: number,
): Promise<string[]> => {
  const found = await tx
    .select({ id: scheduledItems.id })
    .from(scheduledItems)
    .where(or(due(now), abandoned))
    .orderBy(asc(scheduledItems.publishAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(scheduledItems)
      .set({ deliveryState: 'queued', leaseUntil: leaseEnd(queueMs) })
      .where(inArray(scheduledItems.id, ids));
  return ids;
};

/** Takes a queued item; undefined when another worker has it. */
export const claimItem = async (
  db: Database,
  id: string,
  leaseMs: number,
  now: Date,
): Promise<ItemRow | undefined> => {
  const late = sql`greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - ${scheduledItems.publishAt})))::int`;
  const [row] = await db
    .update(scheduledItems)
    .set({
      deliveryState: 'sending',
      leaseUntil: leaseEnd(leaseMs),
      deliveryAttempts: sql`${scheduledItems.deliveryAttempts} + 1`,
      latenessSeconds: sql`coalesce(${scheduledItems.latenessSeconds}, ${late})`,
    })
    .where(and(eq(scheduledItems.id, id), eq(scheduledItems.deliveryState, 'queued')))
    .returning(itemColumns);
  return row;
};

/** Whoever changed or took over the item meanwhile has the say. */
const mine = ({ id, deliveryAttempts }: ItemRow) =>
  and(
    eq(scheduledItems.id, id),
    eq(scheduledItems.deliveryState, 'sending'),
    eq(scheduledItems.deliveryAttempts, deliveryAttempts),
  );

const changeMine = async (db: Database, row: ItemRow, change: Partial<NewItem>): Promise<boolean> => {
  const rows = await db
    .update(scheduledItems)
    .set(change)
    .where(mine(row))
    .returning({ id: scheduledItems.id });
  return rows.length > 0;
};

export const renewItem = (db: Database, row: ItemRow, leaseMs: number): Promise<boolean> =>
  changeMine(db, row, { leaseUntil: leaseEnd(leaseMs) as unknown as Date });

export const settleItem = (db: Database, row: ItemRow, change: Partial<NewItem>): Promise<boolean> =>
  changeMine(db, row, { ...change, leaseUntil: null });

/** Ties a freshly written article to the item; false when the claim was lost. */
export const linkArticle = (tx: Database, row: ItemRow, articleId: string): Promise<boolean> =>
  changeMine(tx, row, { articleId });

/** Items that wait for their publications, though none is tried again any more. */
export const settledElsewhere = (db: Database, limit: number) =>
  db
    .select(itemColumns)
    .from(scheduledItems)
    .where(
      and(
        eq(scheduledItems.deliveryState, 'publishing'),
        sql`not exists (select 1 from publications p where p.scheduled_item_id = ${scheduledItems.id} and p.state in ('waiting', 'sending', 'unknown'))`,
      ),
    )
    .limit(limit);

export const publishingItem = async (db: Database, id: string): Promise<ItemRow | undefined> => {
  const [row] = await db
    .select(itemColumns)
    .from(scheduledItems)
    .where(and(eq(scheduledItems.id, id), eq(scheduledItems.deliveryState, 'publishing')));
  return row;
};

export const settlePublishing = async (
  db: Database,
  id: string,
  change: Partial<NewItem>,
): Promise<boolean> => {
  const rows = await db
    .update(scheduledItems)
    .set(change)
    .where(and(eq(scheduledItems.id, id), eq(scheduledItems.deliveryState, 'publishing')))
    .returning({ id: scheduledItems.id });
  return rows.length > 0;
};

/** The article is out; its text did not change, so neither does its version. */
export const markArticlePublished = async (
  db: Database,
  ownerId: string,
  articleId: string,
  now: Date,
): Promise<void> => {
  await db
    .update(articles)
    .set({
      status: 'published',
      publishedAt: sql`coalesce(${articles.publishedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(articles.ownerId, ownerId), eq(articles.id, articleId)));
};
