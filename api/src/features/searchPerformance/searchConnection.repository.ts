import type { Timeframe } from '@rankwright/contracts/limits';
import { and, eq, getTableColumns, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { createClaim, isClaimed, isQueued } from '../../database/claim.ts';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import { requeueRows } from '../../database/requeueRows.ts';
import {
  searchConnections,
  type SearchConnectionRow,
  type StoredSummary,
} from '../../database/schema/searchPerformance.ts';

export type SearchConnectionChange = Partial<typeof searchConnections.$inferInsert>;

export const findSearchConnection = async (
  db: Database,
  ownerId: string,
): Promise<SearchConnectionRow | undefined> => {
  const [row] = await db.select().from(searchConnections).where(eq(searchConnections.ownerId, ownerId));
  return row;
};

const { summaries, ...columns } = getTableColumns(searchConnections);

/** The connection with the summary of one timeframe: the others would only be read to be thrown away. */
export const findSearchSummary = async (db: Database, ownerId: string, timeframe: Timeframe) => {
  const summary = sql<StoredSummary | null>`${summaries} -> ${timeframe}::text`;
  const [row] = await db
    .select({ ...columns, summary })
    .from(searchConnections)
    .where(eq(searchConnections.ownerId, ownerId));
  return row;
};

/** The connection, locked until the transaction ends. */
export const lockSearchConnection = async (
  tx: Database,
  ownerId: string,
): Promise<SearchConnectionRow | undefined> => {
  const byOwner = eq(searchConnections.ownerId, ownerId);
  const [row] = await tx.select().from(searchConnections).where(byOwner).for('update');
  return row;
};

/** Connects, or replaces the access of a connection and leaves its figures. */
export const saveSearchConnection = async (
  db: Database,
  row: { ownerId: string; refreshToken: string; updatedAt: Date },
): Promise<void> => {
  await db
    .insert(searchConnections)
    .values(row)
    .onConflictDoUpdate({ target: searchConnections.ownerId, set: { ...row, error: null } });
};

export const updateSearchConnection = async (
  db: Database,
  ownerId: string,
  change: SearchConnectionChange,
): Promise<SearchConnectionRow | undefined> => {
  const byOwner = eq(searchConnections.ownerId, ownerId);
  const [row] = await db.update(searchConnections).set(change).where(byOwner).returning();
  return row;
};

export const deleteSearchConnection = async (db: Database, ownerId: string): Promise<void> => {
  await db.delete(searchConnections).where(eq(searchConnections.ownerId, ownerId));
};

/** Claims a queued sync. Undefined when another worker has it. */
export const claimSync = async (
  db: Database,
  id: string,
  leaseMs: number,
): Promise<SearchConnectionRow | undefined> => {
  const [row] = await db
    .update(searchConnections)
    .set(createClaim(searchConnections, leaseMs))
    .where(isQueued(searchConnections, id))
    .returning();
  return row;
};

/** Changes a sync while this worker's claim holds; undefined when it was lost. */
export const updateClaimedSync = async (
  tx: Database,
  claimed: Pick<SearchConnectionRow, 'id' | 'attempts'>,
  change: SearchConnectionChange,
): Promise<SearchConnectionRow | undefined> => {
  const [row] = await tx
    .update(searchConnections)
    .set(change)
    .where(isClaimed(searchConnections, claimed))
    .returning();
  return row;
};

export const renewSyncLease = async (
  db: Database,
  row: SearchConnectionRow,
  leaseMs: number,
): Promise<boolean> =>
  (await updateClaimedSync(db, row, { leaseUntil: getLeaseEnd(leaseMs) as unknown as Date })) !== undefined;

/** Queues syncs whose worker is gone, whose pause is over or that are due again. */
export const requeueDueSyncs = (
  tx: Database,
  now: Date,
  queueMs: number,
  limit: number,
): Promise<string[]> => {
  const isDue = and(
    inArray(searchConnections.state, ['waiting', 'done']),
    isNotNull(searchConnections.nextAttemptAt),
    lte(searchConnections.nextAttemptAt, now),
  );
  return requeueRows(tx, searchConnections, { isDue, queueMs, limit });
};
