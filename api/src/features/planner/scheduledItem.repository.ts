import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  scheduledItems,
  type ScheduledItemRow,
  type NewScheduledItem,
} from '../../database/schema/planner.ts';

const byOwnerAndId = (ownerId: string, id: string) =>
  and(eq(scheduledItems.ownerId, ownerId), eq(scheduledItems.id, id));

/** Scheduled items with a date in [from, to), both `YYYY-MM-DD`. */
export const findScheduledItemsBetween = (
  db: Database,
  ownerId: string,
  from: string,
  to: string,
): Promise<ScheduledItemRow[]> =>
  db
    .select()
    .from(scheduledItems)
    .where(
      and(
        eq(scheduledItems.ownerId, ownerId),
        gte(scheduledItems.scheduledDate, from),
        lt(scheduledItems.scheduledDate, to),
      ),
    )
    .orderBy(
      asc(scheduledItems.scheduledDate),
      asc(scheduledItems.scheduledTime),
      asc(scheduledItems.createdAt),
    );

export const findUnscheduledItems = (db: Database, ownerId: string): Promise<ScheduledItemRow[]> =>
  db
    .select()
    .from(scheduledItems)
    .where(and(eq(scheduledItems.ownerId, ownerId), isNull(scheduledItems.scheduledDate)))
    .orderBy(asc(scheduledItems.createdAt));

/** Locks the row until the transaction ends, so that its worker waits. */
export const lockScheduledItem = async (
  tx: Database,
  ownerId: string,
  id: string,
): Promise<ScheduledItemRow | undefined> => {
  const [row] = await tx.select().from(scheduledItems).where(byOwnerAndId(ownerId, id)).for('update');
  return row;
};

/** Locks the scheduled item of an article. */
export const lockSlot = async (
  tx: Database,
  ownerId: string,
  articleId: string,
): Promise<ScheduledItemRow | undefined> => {
  const [row] = await tx
    .select()
    .from(scheduledItems)
    .where(and(eq(scheduledItems.ownerId, ownerId), eq(scheduledItems.articleId, articleId)))
    .for('update');
  return row;
};

export const insertScheduledItem = async (
  db: Database,
  item: NewScheduledItem,
): Promise<ScheduledItemRow> => {
  const [row] = await db.insert(scheduledItems).values(item).returning();
  if (!row) throw new Error('The scheduled item was not saved.');
  return row;
};

export const updateScheduledItemRow = async (
  db: Database,
  ownerId: string,
  id: string,
  change: Partial<NewScheduledItem>,
): Promise<ScheduledItemRow | undefined> => {
  const [row] = await db.update(scheduledItems).set(change).where(byOwnerAndId(ownerId, id)).returning();
  return row;
};

export const deleteScheduledItemRow = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<ScheduledItemRow | undefined> => {
  const [row] = await db.delete(scheduledItems).where(byOwnerAndId(ownerId, id)).returning();
  return row;
};

/** A scheduled item whose delivery failed waits for its publications again. */
export const resumeDelivery = async (db: Database, id: string): Promise<void> => {
  await db
    .update(scheduledItems)
    .set({ deliveryState: 'publishing', deliveryError: null })
    .where(and(eq(scheduledItems.id, id), eq(scheduledItems.deliveryState, 'failed')));
};
