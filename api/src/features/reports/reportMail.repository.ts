import { and, asc, eq, inArray, lte, or, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange } from '../../database/rowChange.ts';
import { reportMails, type ReportMailRow } from '../../database/schema/reports.ts';

type Change = RowChange<typeof reportMails>;

export const listMails = (db: Database, ownerId: string): Promise<ReportMailRow[]> =>
  db
    .select()
    .from(reportMails)
    .where(eq(reportMails.ownerId, ownerId))
    .orderBy(asc(reportMails.createdAt), asc(reportMails.recipient));

/** Adds a recipient, or lets a mail that has not arrived for certain wait again. Undefined when there is nothing to send. */
export const queueMail = async (
  tx: Database,
  row: { ownerId: string; reportId: string; recipient: string },
  now: Date,
): Promise<string | undefined> => {
  const [queued] = await tx
    .insert(reportMails)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [reportMails.reportId, reportMails.recipient],
      set: { state: 'waiting', error: null, nextAttemptAt: null },
      setWhere: inArray(reportMails.state, ['failed', 'unknown']),
    })
    .returning({ id: reportMails.id });
  return queued?.id;
};

/** Claims a waiting mail. Undefined when another worker has it, or it was sent. */
export const claimMail = async (
  db: Database,
  id: string,
  leaseMs: number,
): Promise<ReportMailRow | undefined> => {
  const [row] = await db
    .update(reportMails)
    .set({
      ...{ state: 'sending', nextAttemptAt: null, leaseUntil: getLeaseEnd(leaseMs) },
      attempts: sql`${reportMails.attempts} + 1`,
    })
    .where(and(eq(reportMails.id, id), eq(reportMails.state, 'waiting')))
    .returning();
  return row;
};

/** Changes a mail while this worker's claim is the last; also after its lease, because it knows what happened. */
export const updateClaimedMail = async (
  db: Database,
  { id, attempts }: Pick<ReportMailRow, 'id' | 'attempts'>,
  change: Change,
): Promise<boolean> => {
  const rows = await db
    .update(reportMails)
    .set(change)
    .where(
      and(
        eq(reportMails.id, id),
        eq(reportMails.attempts, attempts),
        inArray(reportMails.state, ['sending', 'unknown']),
      ),
    )
    .returning({ id: reportMails.id });
  return rows.length > 0;
};

/** Gives up what has not been sent of a report, a claimed mail, too, which would wait again after a failed attempt. */
export const withdrawMails = async (
  tx: Database,
  ownerId: string,
  reportId: string,
  error: string,
): Promise<void> => {
  const isPending = inArray(reportMails.state, ['waiting', 'sending']);
  await tx
    .update(reportMails)
    .set({ state: 'failed', nextAttemptAt: null, error })
    .where(and(eq(reportMails.ownerId, ownerId), eq(reportMails.reportId, reportId), isPending));
};

/** Mails whose worker stopped while it was sending them: nobody knows whether they arrived. */
export const settleLostMails = (tx: Database, error: string): Promise<ReportMailRow[]> =>
  tx
    .update(reportMails)
    .set({ state: 'unknown', error })
    .where(and(eq(reportMails.state, 'sending'), sql`${reportMails.leaseUntil} < now()`))
    .returning();

/** Mails that wait for their next attempt, or whose job was lost. */
export const findDueMails = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: reportMails.id })
    .from(reportMails)
    .where(
      and(
        eq(reportMails.state, 'waiting'),
        or(isNull(reportMails.nextAttemptAt), lte(reportMails.nextAttemptAt, now)),
      ),
    )
    .orderBy(asc(reportMails.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const findMailByStopToken = async (
  db: Database,
  stopTokenHash: string,
): Promise<ReportMailRow | undefined> => {
  const [row] = await db.select().from(reportMails).where(eq(reportMails.stopTokenHash, stopTokenHash));
  return row;
};
