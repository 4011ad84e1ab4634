import type { Platform } from '@rankwright/contracts/platforms';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { createClaim, isClaimed, isQueued } from '../../database/claim.ts';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange, RowInsert } from '../../database/rowChange.ts';
import { requeueRows } from '../../database/requeueRows.ts';
import { archiveImports, type ArchiveImportRow } from '../../database/schema/archive.ts';

export type NewImport = typeof archiveImports.$inferInsert;

const byOwnerAndPlatform = (ownerId: string, platform: Platform) =>
  and(eq(archiveImports.ownerId, ownerId), eq(archiveImports.platform, platform));

export const findImport = async (
  db: Database,
  ownerId: string,
  platform: Platform,
): Promise<ArchiveImportRow | undefined> => {
  const [row] = await db.select().from(archiveImports).where(byOwnerAndPlatform(ownerId, platform));
  return row;
};

/** The platform's import, locked until the transaction ends. */
export const lockImport = async (
  tx: Database,
  ownerId: string,
  platform: Platform,
): Promise<ArchiveImportRow | undefined> => {
  const [row] = await tx
    .select()
    .from(archiveImports)
    .where(byOwnerAndPlatform(ownerId, platform))
    .for('update');
  return row;
};

export const saveImport = async (
  tx: Database,
  row: RowInsert<typeof archiveImports>,
): Promise<ArchiveImportRow> => {
  const [saved] = await tx
    .insert(archiveImports)
    .values(row)
    .onConflictDoUpdate({ target: [archiveImports.ownerId, archiveImports.platform], set: row })
    .returning();
  if (!saved) throw new Error('The import was not saved.');
  return saved;
};

export const stopImport = async (
  db: Database,
  ownerId: string,
  platform: Platform,
  now: Date,
): Promise<ArchiveImportRow | undefined> => {
  const active = inArray(archiveImports.state, ['queued', 'running', 'waiting']);
  const [row] = await db
    .update(archiveImports)
    .set({ state: 'stopped', leaseUntil: null, nextAttemptAt: null, finishedAt: now, updatedAt: now })
    .where(and(byOwnerAndPlatform(ownerId, platform), active))
    .returning();
  return row;
};

/** Claims a queued import. Undefined when another worker has it. */
export const claimImport = async (
  db: Database,
  id: string,
  leaseMs: number,
): Promise<ArchiveImportRow | undefined> => {
  const [row] = await db
    .update(archiveImports)
    .set(createClaim(archiveImports, leaseMs))
    .where(isQueued(archiveImports, id))
    .returning();
  return row;
};

/** Changes an import while this worker's claim holds; undefined when it was lost or the import stopped. */
export const updateClaimedImport = async (
  tx: Database,
  claimed: Pick<ArchiveImportRow, 'id' | 'attempts'>,
  change: RowChange<typeof archiveImports>,
): Promise<ArchiveImportRow | undefined> => {
  const [row] = await tx
    .update(archiveImports)
    .set(change)
    .where(isClaimed(archiveImports, claimed))
    .returning();
  return row;
};

export const renewImportLease = async (
  db: Database,
  row: ArchiveImportRow,
  leaseMs: number,
): Promise<boolean> =>
  (await updateClaimedImport(db, row, { leaseUntil: getLeaseEnd(leaseMs) })) !== undefined;

/** Queues imports again whose worker is gone or whose pause is over. */
export const requeueAbandonedImports = (
  tx: Database,
  now: Date,
  queueMs: number,
  limit: number,
): Promise<string[]> => {
  const isDue = and(
    eq(archiveImports.state, 'waiting'),
    isNotNull(archiveImports.nextAttemptAt),
    lte(archiveImports.nextAttemptAt, now),
  );
  return requeueRows(tx, archiveImports, { isDue, queueMs, limit });
};
