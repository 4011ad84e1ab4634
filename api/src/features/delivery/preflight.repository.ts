import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { itemColumns, type ItemRow } from '../planner/item.repository.ts';

/** Items that go out until then and were not looked at yet. */
export const itemsToCheck = (db: Database, now: Date, until: Date, limit: number): Promise<ItemRow[]> =>
  db
    .select(itemColumns)
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

export const markChecked = async (db: Database, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length > 0)
    await db
      .update(scheduledItems)
      .set({ preflightAt: now })
      .where(inArray(scheduledItems.id, [...ids]));
};
