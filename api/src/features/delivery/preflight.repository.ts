import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scheduledItems, type ScheduledItemRow } from '../../database/schema/planner.ts';

/** Scheduled items that are published by `until` and have not been checked yet. */
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
        eq(scheduledItems.deliveryState, 'waiting'),
        gt(scheduledItems.publishAt, now),
        lte(scheduledItems.publishAt, until),
        isNull(scheduledItems.preflightAt),
      ),
    )
    .orderBy(asc(scheduledItems.publishAt))
    .limit(limit);

export const markItemsChecked = async (db: Database, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length > 0)
    await db
      .update(scheduledItems)
      .set({ preflightAt: now })
      .where(inArray(scheduledItems.id, [...ids]));
};
