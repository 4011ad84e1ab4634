import type { Deps } from '../../deps.ts';
import type { RegisterJobs } from '../register.ts';
import { sendReportMail, sweepMails } from './reportMail.service.ts';
import { reportMailJob, reportSweepJob } from './reports.definition.ts';
import { createDueReports } from './schedule.service.ts';

const everyFiveMinutes = '*/5 * * * *';

const sweepReports = async (deps: Deps): Promise<void> => {
  await createDueReports(deps);
  await sweepMails(deps);
};

export const registerReportJobs: RegisterJobs = async (deps) => {
  const { queue } = deps;
  await queue.work(reportMailJob, ({ mailId }) => sendReportMail(deps, mailId), { concurrency: 2 });
  await queue.work(reportSweepJob, () => sweepReports(deps));
  await queue.schedule(reportSweepJob, everyFiveMinutes, {});
};
