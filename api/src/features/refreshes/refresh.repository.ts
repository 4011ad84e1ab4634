import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { createClaim, isClaimed, isQueued } from '../../database/claim.ts';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange, RowInsert } from '../../database/rowChange.ts';
import { requeueRows } from '../../database/requeueRows.ts';
import { articles } from '../../database/schema/articles.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import { refreshes, type RefreshRow } from '../../database/schema/refreshes.ts';

const byOwner = (ownerId: string, id: string) => and(eq(refreshes.ownerId, ownerId), eq(refreshes.id, id));
const isOpen = inArray(refreshes.state, ['queued', 'running', 'open', 'updating']);

/** Undefined when the article has an open refresh on the platform already. */
export const insertRefresh = async (
  tx: Database,
  row: RowInsert<typeof refreshes>,
): Promise<RefreshRow | undefined> => {
  const [saved] = await tx.insert(refreshes).values(row).onConflictDoNothing().returning();
  return saved;
};

export const findOpenRefresh = async (
  db: Database,
  { ownerId, articleId, platform }: Pick<PublicationRow, 'ownerId' | 'articleId' | 'platform'>,
): Promise<RefreshRow | undefined> => {
  const ofArticle = and(
    eq(refreshes.ownerId, ownerId),
    eq(refreshes.articleId, articleId),
    eq(refreshes.platform, platform),
  );
  const [row] = await db.select().from(refreshes).where(and(ofArticle, isOpen));
  return row;
};

export const findRefresh = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<RefreshRow | undefined> => {
  const [row] = await db.select().from(refreshes).where(byOwner(ownerId, id));
  return row;
};

/** The refresh, locked until the transaction ends. */
export const lockRefresh = async (
  tx: Database,
  ownerId: string,
  id: string,
): Promise<RefreshRow | undefined> => {
  const [row] = await tx.select().from(refreshes).where(byOwner(ownerId, id)).for('update');
  return row;
};

export const updateRefresh = async (
  tx: Database,
  id: string,
  change: RowChange<typeof refreshes>,
): Promise<RefreshRow> => {
  const [row] = await tx.update(refreshes).set(change).where(eq(refreshes.id, id)).returning();
  if (!row) throw new Error('The refresh was not found.');
  return row;
};

/** Newest first, without those of deleted articles. */
export const listRefreshRows = async (
  db: Database,
  ownerId: string,
  limit: number,
): Promise<{ row: RefreshRow; articleTitle: string }[]> =>
  db
    .select({ row: refreshes, articleTitle: articles.title })
    .from(refreshes)
    .innerJoin(articles, eq(articles.id, refreshes.articleId))
    .where(
      and(eq(refreshes.ownerId, ownerId), isNull(articles.deletedAt), sql`${refreshes.state} <> 'discarded'`),
    )
    .orderBy(desc(refreshes.createdAt), desc(refreshes.id))
    .limit(limit);

/** Claims a queued proposal for the writer. Undefined when another worker has it. */
export const claimProposal = async (
  db: Database,
  id: string,
  leaseMs: number,
): Promise<RefreshRow | undefined> => {
  const [row] = await db
    .update(refreshes)
    .set(createClaim(refreshes, leaseMs))
    .where(isQueued(refreshes, id))
    .returning();
  return row;
};

/** Changes a proposal while this worker's claim holds; undefined when it was lost or the proposal discarded. */
export const updateClaimedProposal = async (
  db: Database,
  claimed: Pick<RefreshRow, 'id' | 'attempts'>,
  change: RowChange<typeof refreshes>,
): Promise<RefreshRow | undefined> => {
  const [row] = await db.update(refreshes).set(change).where(isClaimed(refreshes, claimed)).returning();
  return row;
};

export const renewProposalLease = async (db: Database, row: RefreshRow, leaseMs: number): Promise<boolean> =>
  (await updateClaimedProposal(db, row, { leaseUntil: getLeaseEnd(leaseMs) })) !== undefined;

/** Queues proposals again whose writer is gone or whose pause is over. */
export const requeueAbandonedProposals = (
  tx: Database,
  now: Date,
  queueMs: number,
  limit: number,
): Promise<string[]> => {
  const isDue = and(
    inArray(refreshes.state, ['queued']),
    isNotNull(refreshes.nextAttemptAt),
    lte(refreshes.nextAttemptAt, now),
  );
  return requeueRows(tx, refreshes, { isDue, queueMs, limit });
};

/** The approved refresh whose version this publication sent is live. */
export const markRefreshLive = async (
  tx: Database,
  { ownerId, articleId, platform, version }: PublicationRow,
  now: Date,
): Promise<void> => {
  if (version === null) return;
  await tx
    .update(refreshes)
    .set({ state: 'updated', liveAt: now, updatedAt: now })
    .where(
      and(
        eq(refreshes.ownerId, ownerId),
        eq(refreshes.articleId, articleId),
        eq(refreshes.platform, platform),
        eq(refreshes.state, 'updating'),
        eq(refreshes.version, version),
      ),
    );
};

/** Updated before `liveBefore` and not measured yet. */
export const findUnmeasured = (db: Database, ownerId: string, liveBefore: Date): Promise<RefreshRow[]> =>
  db
    .select()
    .from(refreshes)
    .where(
      and(
        eq(refreshes.ownerId, ownerId),
        eq(refreshes.state, 'updated'),
        isNull(refreshes.after),
        isNull(refreshes.afterUnknown),
        lte(refreshes.liveAt, liveBefore),
      ),
    );
