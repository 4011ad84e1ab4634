import { reportLimits, type Report } from '@rankwright/contracts/reports';
import type { ReportRow } from '../../database/schema/reports.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { countGeneratedReport } from '../billing/usage.service.ts';
import { readTimeZone } from '../auth/account.service.ts';
import { addMonths, getFinishedMonth, listFinishedMonths } from './month.model.ts';
import { listReportRows, saveReport } from './report.repository.ts';
import { requireReport } from './reportLink.service.ts';
import { countLinks } from './reportLink.repository.ts';
import { listMails } from './reportMail.repository.ts';
import { findSettings, toSettings } from './reportSettings.repository.ts';
import { createSnapshot } from './snapshot.service.ts';

/** The reports as the API returns them. */
const toReports = async (
  { db, clock }: Deps,
  ownerId: string,
  rows: readonly ReportRow[],
): Promise<Report[]> => {
  const links = await countLinks(db, ownerId, clock.now());
  const mails = await listMails(db, ownerId);
  return rows.map(({ id, month, createdAt, snapshot }) => ({
    ...{ id, month, createdAt: createdAt.toISOString() },
    isFinal: snapshot.search.isFinal || snapshot.search.total === null,
    links: links.get(id)?.links ?? 0,
    linksEndAt: links.get(id)?.endsAt?.toISOString() ?? null,
    mails: mails
      .filter(({ reportId }) => reportId === id)
      .map(({ recipient, state, sentAt, error }) => ({
        ...{ recipient, state, error },
        sentAt: sentAt?.toISOString() ?? null,
      })),
  }));
};

export const readReport = async (deps: Deps, ownerId: string, id: string): Promise<Report> => {
  const [found] = await toReports(deps, ownerId, [await requireReport(deps.db, ownerId, id)]);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};

/** The account's reports, the months that can have one, and the month of the next scheduled one. */
export const listReports = async (deps: Deps, ownerId: string) => {
  const { db, clock } = deps;
  const settings = await findSettings(db, ownerId);
  const timeZone = await readTimeZone(db, ownerId);
  const doneMonth = settings?.doneMonth ?? getFinishedMonth(clock.now(), timeZone);
  return {
    reports: await toReports(deps, ownerId, await listReportRows(db, ownerId)),
    months: listFinishedMonths(clock.now(), timeZone, reportLimits.months),
    nextMonth: settings?.isEnabled ? addMonths(doneMonth, 1) : null,
  };
};

/** Makes the report of a month that is over, or replaces it. Throws REPORT_MONTH_UNAVAILABLE. */
export const createReport = async (deps: Deps, ownerId: string, month: string): Promise<ReportRow> => {
  const { db, clock } = deps;
  const timeZone = await readTimeZone(db, ownerId);
  if (!listFinishedMonths(clock.now(), timeZone, reportLimits.months).includes(month))
    throw new AppError('REPORT_MONTH_UNAVAILABLE');
  const settings = toSettings(await findSettings(db, ownerId));
  const snapshot = await createSnapshot(deps, ownerId, { month, timeZone, settings });
  return db.transaction(async (tx) => {
    await countGeneratedReport(tx, ownerId, clock.now());
    return saveReport(tx, ownerId, snapshot, clock.now());
  });
};
