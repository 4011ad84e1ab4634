import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import { publications, type PublicationRow } from '../../database/schema/publications.ts';

const isUnclaimed = or(isNull(publications.leaseUntil), lt(publications.leaseUntil, sql`now()`));

/** Marks publications as unknown whose worker died while sending. */
const markInterruptedUnknown = (tx: Database, now: Date) =>
  tx
    .update(publications)
    .set({
      state: 'unknown',
      lastError: 'Publishing was interrupted. We are checking whether the post arrived.',
      remedy: 'check',
      nextAttemptAt: now,
      leaseUntil: null,
      updatedAt: now,
    })
    .where(and(eq(publications.state, 'sending'), isUnclaimed));

/** Reserves publications whose next attempt is due, for `queueMs`. */
export const reserveDuePublications = async (
  tx: Database,
  now: Date,
  queueMs: number,
  limit: number,
): Promise<Pick<PublicationRow, 'id' | 'ownerId' | 'traceparent'>[]> => {
  await markInterruptedUnknown(tx, now);
  const found = await tx
    .select({
      id: publications.id,
      ownerId: publications.ownerId,
      traceparent: publications.traceparent,
    })
    .from(publications)
    .where(
      and(
        inArray(publications.state, ['waiting', 'unknown']),
        lte(publications.nextAttemptAt, now),
        isUnclaimed,
      ),
    )
    .orderBy(asc(publications.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(publications)
      .set({ leaseUntil: getLeaseEnd(queueMs) })
      .where(inArray(publications.id, ids));
  return found;
};

/** Posts that their sites were to make public by now, those that were asked about longest ago first. */
export const findOverduePosts = (
  db: Database,
  now: Date,
  limit: number,
): Promise<Pick<PublicationRow, 'id' | 'ownerId'>[]> =>
  db
    .select({ id: publications.id, ownerId: publications.ownerId })
    .from(publications)
    .where(
      and(
        eq(publications.state, 'live'),
        eq(publications.visibility, 'scheduled'),
        lte(publications.publicAt, now),
      ),
    )
    .orderBy(publications.updatedAt)
    .limit(limit);
