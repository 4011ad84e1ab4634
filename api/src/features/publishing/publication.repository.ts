import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import { publications } from '../../database/schema/publications.ts';

export type PublicationRow = typeof publications.$inferSelect;
export type NewPublication = typeof publications.$inferInsert;

export const findPublicationsByArticle = (
  db: Database,
  ownerId: string,
  articleIds: readonly string[],
): Promise<PublicationRow[]> =>
  articleIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(publications)
        .where(and(eq(publications.ownerId, ownerId), inArray(publications.articleId, [...articleIds])));

export const findNewestPublications = (
  db: Database,
  ownerId: string,
  limit: number,
): Promise<PublicationRow[]> =>
  db
    .select()
    .from(publications)
    .where(eq(publications.ownerId, ownerId))
    .orderBy(desc(publications.updatedAt))
    .limit(limit);

export const findPublication = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<PublicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.ownerId, ownerId), eq(publications.id, id)));
  return row;
};

const isClaimed = sql`(${publications.state} = 'sending' and ${publications.leaseUntil} > now())`;

/**
 * Creates or claims the publication of an article on a platform. Undefined while another caller holds the
 * claim; whoever gets the row may exclusively call the platform until the lease ends.
 */
export const claimPublication = async (
  db: Database,
  row: NewPublication,
  leaseMs: number,
): Promise<PublicationRow | undefined> => {
  const { articleId, platform, marker, ...next } = row;
  const claim = { ...next, state: 'sending' as const, leaseUntil: getLeaseEnd(leaseMs) };
  const [saved] = await db
    .insert(publications)
    .values({ articleId, platform, marker, ...claim, attempts: 1 })
    .onConflictDoUpdate({
      target: [publications.articleId, publications.platform],
      set: {
        ...claim,
        attempts: sql`case when ${publications.state} = 'live' then 1 else ${publications.attempts} + 1 end`,
        tryingSince: sql`case when ${publications.state} in ('live', 'failed') then excluded.trying_since else coalesce(${publications.tryingSince}, excluded.trying_since) end`,
      },
      setWhere: not(isClaimed),
    })
    .returning();
  return saved;
};

/** Matches the row only while this attempt's claim holds, so that a superseded attempt changes nothing. */
const byClaim = ({ id, attempts }: PublicationRow) =>
  and(eq(publications.id, id), eq(publications.attempts, attempts), eq(publications.state, 'sending'));

/** Extends the lease of a claim. False when the claim was lost. */
export const renewClaim = async (db: Database, row: PublicationRow, leaseMs: number): Promise<boolean> => {
  const rows = await db
    .update(publications)
    .set({ leaseUntil: getLeaseEnd(leaseMs) })
    .where(byClaim(row))
    .returning({ id: publications.id });
  return rows.length > 0;
};

/** Ends a claim with its outcome. Returns the current row when the claim was lost. */
export const settleClaim = async (
  db: Database,
  row: PublicationRow,
  change: Partial<NewPublication>,
): Promise<PublicationRow> => {
  const [settled] = await db
    .update(publications)
    .set({ ...change, leaseUntil: null })
    .where(byClaim(row))
    .returning();
  return settled ?? (await findPublication(db, row.ownerId, row.id)) ?? row;
};

export const updatePublication = async (
  db: Database,
  id: string,
  change: Partial<NewPublication>,
): Promise<PublicationRow> => {
  const [row] = await db.update(publications).set(change).where(eq(publications.id, id)).returning();
  if (!row) throw new Error('The publication was not found.');
  return row;
};
