import { addMs, dayMs, hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { readTimeZone } from '../auth/account.service.ts';
import { recordEvent } from '../events/events.service.ts';
import { isAwaitingFigures } from '../searchPerformance/periodFigures.service.ts';
import { getFinishedMonth, getMonthBounds, getMonthDays } from './month.model.ts';
import { createReport } from './report.service.ts';
import { queueMails } from './reportMail.service.ts';
import { findDueAccounts, lockSettings, updateSettings } from './reportSettings.repository.ts';
import { reportMailJob } from './reports.definition.ts';

const batch = 100;
const checkAgainMs = 6 * hourMs;
/** After so many days a report is made without figures that are still missing. */
const patienceMs = 10 * dayMs;

/** Whether the month can be reported: its search figures are final, or were waited for long enough. */
const isReady = async (deps: Deps, ownerId: string, month: string, timeZone: string): Promise<boolean> => {
  const { until } = getMonthBounds(month, timeZone);
  if (deps.clock.now() >= addMs(until, patienceMs)) return true;
  return !(await isAwaitingFigures(deps, ownerId, getMonthDays(month)));
};

/** Makes and mails the report of the account's last month, once, also when several workers try. */
const createScheduledReport = async (deps: Deps, ownerId: string): Promise<void> => {
  const { db, clock } = deps;
  const timeZone = await readTimeZone(db, ownerId);
  const month = getFinishedMonth(clock.now(), timeZone);
  const isPossible =
    (await deps.payments.isActive(ownerId)) && (await isReady(deps, ownerId, month, timeZone));
  if (!isPossible) {
    await updateSettings(db, ownerId, { nextCheckAt: addMs(clock.now(), checkAgainMs) });
    return;
  }
  await db.transaction(async (tx) => {
    const { doneMonth, isEnabled } = await lockSettings(tx, ownerId);
    if (!isEnabled || (doneMonth ?? '') >= month) return;
    const report = await createReport({ ...deps, db: tx }, ownerId, month);
    await queueMails(deps, tx, report);
    await recordEvent(tx, ownerId, 'report', { id: report.id });
    await updateSettings(tx, ownerId, { doneMonth: month, nextCheckAt: null });
  });
  deps.queue.wake(reportMailJob);
};

/** Makes the reports that are due; one account's failure leaves the others alone. */
export const createDueReports = async (deps: Deps): Promise<void> => {
  const { db, clock, log } = deps;
  for (const ownerId of await findDueAccounts(db, clock.now(), batch)) {
    try {
      await createScheduledReport(deps, ownerId);
    } catch (error) {
      log.error({ err: error, ownerId }, 'a report was not made');
      await updateSettings(db, ownerId, { nextCheckAt: addMs(clock.now(), checkAgainMs) });
    }
  }
};
