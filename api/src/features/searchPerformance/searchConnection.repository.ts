import type { Timeframe } from '@rankwright/contracts/limits';
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { createClaim, isClaimed, isQueued } from '../../database/claim.ts';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange } from '../../database/rowChange.ts';
import { requeueRows } from '../../database/requeueRows.ts';
import {
  searchConnections,
  type SearchConnectionRow,
  type StoredFindings,
  type StoredSummary,
} from '../../database/schema/searchPerformance.ts';

export type SearchConnectionChange = RowChange<typeof searchConnections>;

export const findSearchConnection = async (
  db: Database,
  ownerId: string,
): Promise<SearchConnectionRow | undefined> => {
  const [row] = await db.select().from(searchConnections).where(eq(searchConnections.ownerId, ownerId));
  return row;
};

/** What the results of a timeframe are made of. */
export interface SearchSummary {
  property: string | null;
  findings: StoredFindings | null;
  summary: StoredSummary | null;
  /** Titles of the articles that the summary names, by id. */
  titles: Record<string, string>;
}

/** The summary of one timeframe: the others, and the rest of the connection, would only be read to be thrown away. */
export const findSearchSummary = async (
  db: Database,
  ownerId: string,
  timeframe: Timeframe,
): Promise<SearchSummary | undefined> => {
  // The summaries are unpacked once. An array of ids, so that no other article of the account is read.
  const { rows } = await db.execute<SearchSummary & Record<string, unknown>>(sql`
    with found as materialized (
      select property, findings, summaries -> ${timeframe}::text as summary
      from search_connections where owner_id = ${ownerId}
    )
    select *, (
      select coalesce(json_object_agg(id, title), '{}') from articles
      where owner_id = ${ownerId} and deleted_at is null and id = any(array(
        select (page ->> 'articleId')::uuid from jsonb_array_elements(summary -> 'pages') page
      ))
    ) as titles from found`);
  return rows[0];
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
): Promise<boolean> => (await updateClaimedSync(db, row, { leaseUntil: getLeaseEnd(leaseMs) })) !== undefined;

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
