import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { leaseEnd } from '../../database/lease.ts';
import { publications } from '../../database/schema/publications.ts';

const free = or(isNull(publications.leaseUntil), lt(publications.leaseUntil, sql`now()`));

/** Calls whose process died: nobody knows what came of them. */
const loseTrack = (tx: Database, now: Date) =>
  tx
    .update(publications)
    .set({
      state: 'unknown',
      lastError: 'Publishing was interrupted. We look whether the post arrived.',
      remedy: 'check',
      nextAttemptAt: now,
      leaseUntil: null,
      updatedAt: now,
    })
    .where(and(eq(publications.state, 'sending'), free));

/** Reserves the publications whose next attempt is due, for so long. */
export const queueDuePublications = async (
  tx: Database,
  now: Date,
  queueMs: number,
  limit: number,
): Promise<{ id: string; ownerId: string }[]> => {
  await loseTrack(tx, now);
  const found = await tx
    .select({ id: publications.id, ownerId: publications.ownerId })
    .from(publications)
    .where(
      and(inArray(publications.state, ['waiting', 'unknown']), lte(publications.nextAttemptAt, now), free),
    )
    .orderBy(asc(publications.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(publications)
      .set({ leaseUntil: leaseEnd(queueMs) })
      .where(inArray(publications.id, ids));
  return found;
};
