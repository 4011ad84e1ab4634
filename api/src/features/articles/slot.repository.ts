import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scheduledItems } from '../../database/schema/planner.ts';

const slotColumns = {
  id: scheduledItems.id,
  articleId: scheduledItems.articleId,
  scheduledDate: scheduledItems.scheduledDate,
  scheduledTime: scheduledItems.scheduledTime,
  timeZone: scheduledItems.timeZone,
  publishAt: scheduledItems.publishAt,
  platforms: scheduledItems.platforms,
  status: scheduledItems.status,
  deliveryState: scheduledItems.deliveryState,
};
export type SlotRow = Pick<typeof scheduledItems.$inferSelect, keyof typeof slotColumns>;

/** The scheduled items of articles. */
export const findSlots = (
  db: Database,
  ownerId: string,
  articleIds: readonly string[],
): Promise<SlotRow[]> =>
  articleIds.length === 0
    ? Promise.resolve([])
    : db
        .select(slotColumns)
        .from(scheduledItems)
        .where(and(eq(scheduledItems.ownerId, ownerId), inArray(scheduledItems.articleId, [...articleIds])));
