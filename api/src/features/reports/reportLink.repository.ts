import { and, count, desc, eq, gt, inArray, lte, max } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { reportLinks, reports, type ReportRow } from '../../database/schema/reports.ts';

export const insertLink = async (db: Database, row: typeof reportLinks.$inferInsert): Promise<void> => {
  await db.insert(reportLinks).values(row);
};

/** Ends all links to a report. */
export const deleteLinks = async (db: Database, ownerId: string, reportId: string): Promise<void> => {
  await db
    .delete(reportLinks)
    .where(and(eq(reportLinks.ownerId, ownerId), eq(reportLinks.reportId, reportId)));
};

/** Ends the oldest links of a purpose, so that at most `kept` are left. */
export const deleteOldestLinks = async (
  tx: Database,
  { reportId, purpose, kept }: { reportId: string; purpose: 'share' | 'view'; kept: number },
): Promise<void> => {
  const old = await tx
    .select({ tokenHash: reportLinks.tokenHash })
    .from(reportLinks)
    .where(and(eq(reportLinks.reportId, reportId), eq(reportLinks.purpose, purpose)))
    .orderBy(desc(reportLinks.createdAt), reportLinks.tokenHash)
    .offset(kept);
  if (old.length === 0) return;
  const hashes = old.map(({ tokenHash }) => tokenHash);
  await tx.delete(reportLinks).where(inArray(reportLinks.tokenHash, hashes));
};

/** The report that a link leads to, while the link works. */
export const findLinkedReport = async (
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<ReportRow | undefined> => {
  const [row] = await db
    .select({ report: reports })
    .from(reportLinks)
    .innerJoin(reports, eq(reports.id, reportLinks.reportId))
    .where(and(eq(reportLinks.tokenHash, tokenHash), gt(reportLinks.expiresAt, now)));
  return row?.report;
};

/** Shared links that work, by report. */
export const countLinks = async (db: Database, ownerId: string, now: Date) => {
  const rows = await db
    .select({ reportId: reportLinks.reportId, links: count(), endsAt: max(reportLinks.expiresAt) })
    .from(reportLinks)
    .where(
      and(eq(reportLinks.ownerId, ownerId), eq(reportLinks.purpose, 'share'), gt(reportLinks.expiresAt, now)),
    )
    .groupBy(reportLinks.reportId);
  return new Map(rows.map((row) => [row.reportId, row]));
};

export const deleteExpiredLinks = async (db: Database, now: Date): Promise<void> => {
  await db.delete(reportLinks).where(lte(reportLinks.expiresAt, now));
};
