import { and, asc, eq, getTableColumns, gte, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scheduledItems } from '../../database/schema/planner.ts';

export type ItemRow = Omit<typeof scheduledItems.$inferSelect, 'search'>;
export type NewItem = typeof scheduledItems.$inferInsert;

const columns = getTableColumns(scheduledItems);
type Written = Omit<typeof columns, 'search'>;
/** All but the column the database writes itself: a row that was read can be written back. */
export const itemColumns = Object.fromEntries(
  Object.entries(columns).filter(([name]) => name !== 'search'),
) as unknown as Written;

const own = (ownerId: string, id: string) =>
  and(eq(scheduledItems.ownerId, ownerId), eq(scheduledItems.id, id));

/** Items whose day lies in [from, to), both `YYYY-MM-DD`. */
export const itemsBetween = (db: Database, ownerId: string, from: string, to: string): Promise<ItemRow[]> =>
  db
    .select(itemColumns)
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

export const unscheduledItems = (db: Database, ownerId: string): Promise<ItemRow[]> =>
  db
    .select(itemColumns)
    .from(scheduledItems)
    .where(and(eq(scheduledItems.ownerId, ownerId), isNull(scheduledItems.scheduledDate)))
    .orderBy(asc(scheduledItems.createdAt));

/** Holds the item until the transaction ends: its worker waits. */
export const lockItem = async (tx: Database, ownerId: string, id: string): Promise<ItemRow | undefined> => {
  const [row] = await tx.select(itemColumns).from(scheduledItems).where(own(ownerId, id)).for('update');
  return row;
};

export const addItem = async (db: Database, item: NewItem): Promise<ItemRow> => {
  const [row] = await db.insert(scheduledItems).values(item).returning(itemColumns);
  if (!row) throw new Error('The item was not kept.');
  return row;
};

export const changeItem = async (
  db: Database,
  ownerId: string,
  id: string,
  change: Partial<NewItem>,
): Promise<ItemRow | undefined> => {
  const [row] = await db.update(scheduledItems).set(change).where(own(ownerId, id)).returning(itemColumns);
  return row;
};

export const removeItem = async (db: Database, ownerId: string, id: string): Promise<boolean> => {
  const rows = await db.delete(scheduledItems).where(own(ownerId, id)).returning({ id: scheduledItems.id });
  return rows.length > 0;
};
