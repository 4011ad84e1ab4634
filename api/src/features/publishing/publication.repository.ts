import type { Platform } from '@rankwright/contracts/platforms';
import { and, eq, inArray, isNotNull, ne, not, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import {
  publications,
  type PublicationRow,
  type NewPublication,
} from '../../database/schema/publications.ts';

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

/** Whether another of the owner's articles uses this slug on the platform. */
export const hasSlugOnPlatform = async (
  db: Database,
  {
    ownerId,
    platform,
    slug,
    articleId,
  }: { ownerId: string; platform: Platform; slug: string; articleId: string },
): Promise<boolean> => {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.platform, platform),
        eq(publications.slug, slug),
        ne(publications.articleId, articleId),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

const isClaimed = sql`(${publications.state} = 'sending' and ${publications.leaseUntil} > now())`;
const startsNewSeries = sql`${publications.state} in ('live', 'failed')`;

/**
 * Creates or replaces the waiting publication of an article on a platform. Until the lease ends, only its
 * sender takes it. Undefined while it is being sent.
 */
export const saveQueuedPublication = async (
  db: Database,
  row: NewPublication,
  leaseMs: number,
): Promise<PublicationRow | undefined> => {
  const { articleId, platform, idempotencySlug, ...next } = row;
  const queued = { ...next, state: 'waiting' as const, leaseUntil: getLeaseEnd(leaseMs) };
  const [saved] = await db
    .insert(publications)
    .values({ articleId, platform, idempotencySlug, ...queued })
    .onConflictDoUpdate({
      target: [publications.articleId, publications.platform],
      set: {
        ...queued,
        lastError: null,
        remedy: 'none',
        permanent: false,
        attempts: sql`case when ${publications.state} = 'live' then 0 else ${publications.attempts} end`,
        tryingSince: sql`case when ${startsNewSeries} then excluded.trying_since else coalesce(${publications.tryingSince}, excluded.trying_since) end`,
      },
      setWhere: not(isClaimed),
    })
    .returning();
  return saved;
};

/** Claims a publication that is to be sent. Undefined when there is nothing to send or another sender has it. */
export const claimPublication = async (
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
  leaseMs: number,
): Promise<PublicationRow | undefined> => {
  const [row] = await db
    .update(publications)
    .set({
      state: 'sending',
      leaseUntil: getLeaseEnd(leaseMs),
      attempts: sql`${publications.attempts} + 1`,
      tryingSince: sql`coalesce(${publications.tryingSince}, ${now.toISOString()}::timestamptz)`,
      sentAt: now,
      updatedAt: now,
    })
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.id, id),
        inArray(publications.state, ['waiting', 'unknown']),
      ),
    )
    .returning();
  return row;
};

interface RequeueOptions {
  now: Date;
  leaseMs: number;
  /** Its owner asked for it: it is not withdrawn when the connection is set to manual. */
  byOwner?: boolean;
}

/** Queues a publication again with what is stored. Undefined when it is live or being sent. */
export const requeuePublication = async (
  db: Database,
  ownerId: string,
  id: string,
  { now, leaseMs, byOwner = false }: RequeueOptions,
): Promise<PublicationRow | undefined> => {
  const [row] = await db
    .update(publications)
    .set({
      ...(byOwner && { payload: sql`${publications.payload} - 'scheduledItemId'` }),
      state: sql`case when ${publications.state} = 'unknown' then 'unknown' else 'waiting' end`,
      leaseUntil: getLeaseEnd(leaseMs),
      nextAttemptAt: now,
      tryingSince: sql`case when ${publications.state} = 'failed' then ${now.toISOString()}::timestamptz else ${publications.tryingSince} end`,
      updatedAt: now,
    })
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.id, id),
        isNotNull(publications.payload),
        inArray(publications.state, ['waiting', 'unknown', 'failed']),
      ),
    )
    .returning();
  return row;
};

/** Publications that failed until the connection is renewed. */
export const findPublicationsToResume = (
  db: Database,
  ownerId: string,
  platform: Platform,
): Promise<PublicationRow[]> =>
  db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.platform, platform),
        eq(publications.state, 'failed'),
        eq(publications.remedy, 'reconnect'),
        isNotNull(publications.payload),
      ),
    );

const isUnapproved = sql`(${publications.payload}->>'isUnapproved')::boolean and not exists (
  select 1 from ${articles}
  where ${articles.id} = ${publications.articleId} and ${articles.approvedVersion} = ${publications.version})`;

/**
 * Ends the publications of scheduled items on a platform that wait to be sent; in review mode those that nobody has
 * approved. Those that may have arrived stay.
 */
export const endWaitingPublications = (
  db: Database,
  { ownerId, platform, mode }: { ownerId: string; platform: Platform; mode: 'manual' | 'review' },
  outcome: Partial<NewPublication>,
): Promise<PublicationRow[]> =>
  db
    .update(publications)
    .set({ ...outcome, leaseUntil: null })
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.platform, platform),
        eq(publications.state, 'waiting'),
        sql`${publications.payload} ? 'scheduledItemId'`,
        mode === 'review' ? isUnapproved : undefined,
      ),
    )
    .returning();

/** Matches the row only while this attempt's claim holds, so that a superseded attempt changes nothing. */
const byClaim = ({ id, attempts }: PublicationRow) =>
  and(eq(publications.id, id), eq(publications.attempts, attempts), eq(publications.state, 'sending'));

/** Changes a claimed publication. False when the claim was lost. */
export const updateClaim = async (
  db: Database,
  row: PublicationRow,
  change: PgUpdateSetSource<typeof publications>,
): Promise<boolean> => {
  const rows = await db
    .update(publications)
    .set(change)
    .where(byClaim(row))
    .returning({ id: publications.id });
  return rows.length > 0;
};

/** Extends the lease of a claim. False when the claim was lost. */
export const renewClaim = (db: Database, row: PublicationRow, leaseMs: number): Promise<boolean> =>
  updateClaim(db, row, { leaseUntil: getLeaseEnd(leaseMs) });

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
