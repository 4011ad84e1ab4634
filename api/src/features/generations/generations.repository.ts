import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { createClaim, isClaimed, isQueued } from '../../database/claim.ts';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange, RowInsert } from '../../database/rowChange.ts';
import { generations } from '../../database/schema/generations.ts';

export type GenerationRow = typeof generations.$inferSelect;
export type NewGeneration = typeof generations.$inferInsert;

const activeStates = ['queued', 'running'] as const;
const isActive = inArray(generations.state, [...activeStates]);

/** Undefined when the article has an active generation already. */
export const insertGeneration = async (
  tx: Database,
  row: RowInsert<typeof generations>,
): Promise<GenerationRow | undefined> => {
  const [saved] = await tx.insert(generations).values(row).onConflictDoNothing().returning();
  return saved;
};

export const findGeneration = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<GenerationRow | undefined> => {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.ownerId, ownerId), eq(generations.id, id)));
  return row;
};

export const findActiveGenerations = (db: Database, ownerId: string): Promise<GenerationRow[]> =>
  db
    .select()
    .from(generations)
    .where(and(eq(generations.ownerId, ownerId), isActive))
    .orderBy(asc(generations.createdAt))
    .limit(100);

/** Puts generations whose worker is gone back in the queue for `queueMs`. Safe to run in several workers. */
export const requeueAbandonedGenerations = async (
  tx: Database,
  queueMs: number,
  limit: number,
): Promise<string[]> => {
  const found = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(isActive, lt(generations.leaseUntil, sql`now()`)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(generations)
      .set({ state: 'queued', leaseUntil: getLeaseEnd(queueMs) })
      .where(inArray(generations.id, ids));
  return ids;
};

/** Claims a queued generation. Undefined when another worker has it. */
export const claimGeneration = async (
  db: Database,
  id: string,
  leaseMs: number,
): Promise<GenerationRow | undefined> => {
  const [row] = await db
    .update(generations)
    .set(createClaim(generations, leaseMs))
    .where(isQueued(generations, id))
    .returning();
  return row;
};

/** Changes a generation while this worker's claim holds; undefined when it was lost or the generation stopped. */
export const updateClaimedGeneration = async (
  db: Database,
  claimed: Pick<GenerationRow, 'id' | 'attempts'>,
  change: RowChange<typeof generations>,
): Promise<GenerationRow | undefined> => {
  const [row] = await db.update(generations).set(change).where(isClaimed(generations, claimed)).returning();
  return row;
};

export const renewGenerationLease = async (
  db: Database,
  row: GenerationRow,
  leaseMs: number,
): Promise<boolean> =>
  (await updateClaimedGeneration(db, row, { leaseUntil: getLeaseEnd(leaseMs) })) !== undefined;

/** Changes an active generation whoever writes it: the worker notices that its claim is gone. */
export const updateActiveGeneration = async (
  tx: Database,
  ownerId: string,
  id: string,
  change: RowChange<typeof generations>,
): Promise<GenerationRow | undefined> => {
  const [row] = await tx
    .update(generations)
    .set(change)
    .where(and(eq(generations.ownerId, ownerId), eq(generations.id, id), isActive))
    .returning();
  return row;
};

export const markGenerationApplied = async (tx: Database, id: string): Promise<void> => {
  await tx.update(generations).set({ applied: true }).where(eq(generations.id, id));
};
