import { defaultReportSettings, type ReportSettings } from '@rankwright/contracts/reports';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { reportSettings, type ReportSettingsRow } from '../../database/schema/reports.ts';

type Change = Partial<Omit<typeof reportSettings.$inferInsert, 'ownerId'>>;

export const findSettings = async (db: Database, ownerId: string): Promise<ReportSettingsRow | undefined> => {
  const [row] = await db.select().from(reportSettings).where(eq(reportSettings.ownerId, ownerId));
  return row;
};

/** The settings, locked until the transaction ends; the defaults are stored when there are none. */
export const lockSettings = async (tx: Database, ownerId: string): Promise<ReportSettingsRow> => {
  await tx.insert(reportSettings).values({ ownerId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(reportSettings)
    .where(eq(reportSettings.ownerId, ownerId))
    .for('update');
  if (!row) throw new Error('The account is gone.');
  return row;
};

export const updateSettings = async (tx: Database, ownerId: string, change: Change): Promise<void> => {
  await tx.update(reportSettings).set(change).where(eq(reportSettings.ownerId, ownerId));
};

/** The part of the settings that its owner sets. */
export const toSettings = (row: ReportSettingsRow | undefined): ReportSettings =>
  row
    ? {
        isEnabled: row.isEnabled,
        recipients: row.recipients,
        companyName: row.companyName,
        openingText: row.openingText,
        accent: row.accent,
        linkDays: row.linkDays,
      }
    : defaultReportSettings;

/** Accounts whose last month is over in their zone and has no scheduled report yet. */
export const findDueAccounts = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const finished = sql`to_char((${now.toISOString()}::timestamptz at time zone ${users.timeZone}) - interval '1 month', 'YYYY-MM')`;
  const rows = await db
    .select({ ownerId: reportSettings.ownerId })
    .from(reportSettings)
    .innerJoin(users, eq(users.uid, reportSettings.ownerId))
    .where(
      and(
        eq(reportSettings.isEnabled, true),
        sql`${reportSettings.doneMonth} < ${finished}`,
        or(isNull(reportSettings.nextCheckAt), lte(reportSettings.nextCheckAt, now)),
      ),
    )
    .orderBy(asc(reportSettings.updatedAt))
    .limit(limit);
  return rows.map(({ ownerId }) => ownerId);
};
