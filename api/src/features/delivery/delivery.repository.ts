import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange } from '../../database/rowChange.ts';
import { scheduledItems, type ScheduledItemRow } from '../../database/schema/planner.ts';

const isDue = (now: Date) =>
  and(eq(scheduledItems.deliveryState, 'waiting'), lte(scheduledItems.publishAt, now));

const isAbandoned = and(
  inArray(scheduledItems.deliveryState, ['queued', 'sending']),
  lt(scheduledItems.leaseUntil, sql`now()`),
);

/**
 * Marks due and abandoned scheduled items as queued for `queueMs`. Safe to run in several workers at once.
 */
export const queueDueScheduledItems = async (
  tx: Database,
  now: Date,
  queueMs: number,
  limit: number,
): Promise<string[]> => {
  const found = await tx
    .select({ id: scheduledItems.id })
    .from(scheduledItems)
    .where(or(isDue(now), isAbandoned))
    .orderBy(asc(scheduledItems.publishAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(scheduledItems)
      .set({ deliveryState: 'queued', leaseUntil: getLeaseEnd(queueMs) })
      .where(inArray(scheduledItems.id, ids));
  return ids;
};

/** Items that wait for a worker. */
export const countQueuedScheduledItems = (db: Database): Promise<number> =>
  db.$count(scheduledItems, eq(scheduledItems.deliveryState, 'queued'));

/** Claims a queued item. Undefined when another worker has it. */
export const claimScheduledItem = async (
  db: Database,
  id: string,
  leaseMs: number,
  now: Date,
): Promise<ScheduledItemRow | undefined> => {
  const late = sql`greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - ${scheduledItems.publishAt})))::int`;
  const [row] = await db
    .update(scheduledItems)
    .set({
      deliveryState: 'sending',
      leaseUntil: getLeaseEnd(leaseMs),
      deliveryAttempts: sql`${scheduledItems.deliveryAttempts} + 1`,
      latenessSeconds: sql`coalesce(${scheduledItems.latenessSeconds}, ${late})`,
    })
    .where(and(eq(scheduledItems.id, id), eq(scheduledItems.deliveryState, 'queued')))
    .returning();
  return row;
};

/** Matches the item only while this worker's claim holds. */
const byClaim = ({ id, deliveryAttempts }: ScheduledItemRow) =>
  and(
    eq(scheduledItems.id, id),
    eq(scheduledItems.deliveryState, 'sending'),
    eq(scheduledItems.deliveryAttempts, deliveryAttempts),
  );

const updateClaimedItem = async (
  db: Database,
  row: ScheduledItemRow,
  change: RowChange<typeof scheduledItems>,
): Promise<boolean> => {
  const rows = await db
    .update(scheduledItems)
    .set(change)
    .where(byClaim(row))
    .returning({ id: scheduledItems.id });
  return rows.length > 0;
};

export const renewScheduledItemLease = (
  db: Database,
  row: ScheduledItemRow,
  leaseMs: number,
): Promise<boolean> => updateClaimedItem(db, row, { leaseUntil: getLeaseEnd(leaseMs) });

export const settleScheduledItem = (
  db: Database,
  row: ScheduledItemRow,
  change: RowChange<typeof scheduledItems>,
): Promise<boolean> => updateClaimedItem(db, row, { ...change, leaseUntil: null });

/** Items in state `publishing` with no publication that the service still works on. */
export const findScheduledItemsToConclude = (db: Database, limit: number) =>
  db
    .select()
    .from(scheduledItems)
    .where(
      and(
        eq(scheduledItems.deliveryState, 'publishing'),
        sql`not exists (select 1 from publications p where p.scheduled_item_id = ${scheduledItems.id} and (p.state in ('waiting', 'sending') or (p.state = 'unknown' and p.next_attempt_at is not null)))`,
      ),
    )
    .limit(limit);

export const findPublishingScheduledItem = async (
  db: Database,
  id: string,
): Promise<ScheduledItemRow | undefined> => {
  const [row] = await db
    .select()
    .from(scheduledItems)
    .where(and(eq(scheduledItems.id, id), eq(scheduledItems.deliveryState, 'publishing')));
  return row;
};

export const settlePublishingScheduledItem = async (
  db: Database,
  id: string,
  change: RowChange<typeof scheduledItems>,
): Promise<boolean> => {
  const rows = await db
    .update(scheduledItems)
    .set(change)
    .where(and(eq(scheduledItems.id, id), eq(scheduledItems.deliveryState, 'publishing')))
    .returning({ id: scheduledItems.id });
  return rows.length > 0;
};
