import type { ReportSnapshot } from '@rankwright/contracts/reports';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { reports, type ReportRow } from '../../database/schema/reports.ts';

export const listReportRows = (db: Database, ownerId: string): Promise<ReportRow[]> =>
  db.select().from(reports).where(eq(reports.ownerId, ownerId)).orderBy(desc(reports.month));

export const findReportRow = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<ReportRow | undefined> => {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.ownerId, ownerId), eq(reports.id, id)));
  return row;
};

/** Stores a month's report, or replaces what it says. */
export const saveReport = async (
  db: Database,
  ownerId: string,
  snapshot: ReportSnapshot,
  createdAt: Date,
): Promise<ReportRow> => {
  const [row] = await db
    .insert(reports)
    .values({ ownerId, month: snapshot.month, snapshot, createdAt })
    .onConflictDoUpdate({ target: [reports.ownerId, reports.month], set: { snapshot, createdAt } })
    .returning();
  if (!row) throw new Error('The report was not stored.');
  return row;
};
