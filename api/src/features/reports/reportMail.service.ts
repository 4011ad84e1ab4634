import { addMs, dayMs } from '../../clock.ts';
import { withLeaseRenewal, getLeaseEnd } from '../../database/lease.ts';
import type { Database } from '../../database/database.ts';
import type { ReportMailRow, ReportRow } from '../../database/schema/reports.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { enforceLimit } from '../../http/enforceLimit.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { isSurelyUnsent } from '../../mail/isSurelyUnsent.ts';
import { RecipientLimitError } from '../../mail/limitMail.ts';
import type { Message } from '../../mail/mail.ts';
import { notify } from '../alerts/notify.service.ts';
import { recordEvent } from '../events/events.service.ts';
import { createReportMail } from './report.mail.ts';
import { createLink, reportsPath, requireReport } from './reportLink.service.ts';
import {
  claimMail,
  findDueMails,
  queueMail,
  settleLostMails,
  updateClaimedMail,
} from './reportMail.repository.ts';
import { findSettings, lockSettings } from './reportSettings.repository.ts';
import { reportMailJob } from './reports.definition.ts';
import { reportsScreen } from './reportsScreen.ts';
import { describeReport } from './reportView.model.ts';

const maxAttempts = 5;
const firstRetryMs = 5 * 60_000;
const batch = 200;
const requestsPerDay = 10;

/** Queues the report for all recipients who have not received it. Returns how many they are. */
export const queueMails = async (deps: Deps, tx: Database, report: ReportRow): Promise<number> => {
  const { recipients } = await lockSettings(tx, report.ownerId);
  let queued = 0;
  for (const recipient of recipients) {
    const row = { ownerId: report.ownerId, reportId: report.id, recipient: recipient.toLowerCase() };
    const mailId = await queueMail(tx, row, deps.clock.now());
    if (!mailId) continue;
    await deps.queue.send(reportMailJob, { mailId }, { tx });
    queued += 1;
  }
  return queued;
};

/** Mails the report on request. Throws REPORT_RECIPIENTS_MISSING. */
export const mailReport = async (deps: Deps, ownerId: string, id: string): Promise<void> => {
  const report = await requireReport(deps.db, ownerId, id);
  await enforceLimit(deps, { key: `report-mail:${ownerId}`, max: requestsPerDay, windowMs: dayMs });
  await deps.db.transaction(async (tx) => {
    const { recipients } = await lockSettings(tx, ownerId);
    if (recipients.length === 0) throw new AppError('REPORT_RECIPIENTS_MISSING');
    await queueMails(deps, tx, report);
  });
  deps.queue.wake(reportMailJob);
};

/** Whether the recipient is still one: a mail may wait for hours. */
const isStillWanted = async ({ db }: Pick<Deps, 'db'>, mail: ReportMailRow): Promise<boolean> => {
  const settings = await findSettings(db, mail.ownerId);
  const isRecipient = settings?.recipients.some((known) => known.toLowerCase() === mail.recipient);
  return Boolean(isRecipient) && !settings?.stoppedRecipients.includes(mail.recipient);
};

const prepareMessage = async (deps: Deps, mail: ReportMailRow): Promise<Message> => {
  const { db, env, ids } = deps;
  const report = await requireReport(db, mail.ownerId, mail.reportId);
  const stopToken = ids.token();
  await updateClaimedMail(db, mail, { stopTokenHash: hashToken(stopToken) });
  const link = await createLink(deps, report, 'share');
  const { timeZone } = report.snapshot;
  return createReportMail({
    to: mail.recipient,
    view: describeReport(report.snapshot),
    reportUrl: link.url,
    stopUrl: new URL(`${reportsPath}stop/${stopToken}`, env.PUBLIC_URL).href,
    endsOn: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(link.endsAt),
  });
};

const notifyProblem = (deps: Pick<Deps, 'db' | 'clock'>, mail: ReportMailRow, text: string) =>
  notify(deps, mail.ownerId, {
    ...{ kind: 'report-mail', text, href: reportsScreen },
    dedupeKey: `report-mail:${mail.id}:${mail.attempts}`,
  });

/** Saves what became of a mail and updates its owner's open screens. */
const settleMail = (
  { db }: Pick<Deps, 'db'>,
  mail: ReportMailRow,
  change: Parameters<typeof updateClaimedMail>[2],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isSettled = await updateClaimedMail(tx, mail, change);
    if (isSettled) await recordEvent(tx, mail.ownerId, 'report', { id: mail.reportId });
    return isSettled;
  });

/** A mail that did not leave waits for its next attempt; after the last one its owner is notified. */
const settleUnsent = async (deps: Deps, mail: ReportMailRow, cause: unknown): Promise<void> => {
  const { clock, log } = deps;
  log.warn({ err: cause, mail: mail.id }, 'a report was not mailed');
  const isLast = mail.attempts >= maxAttempts;
  const error = cause instanceof RecipientLimitError ? cause.message : 'The mail server did not accept it.';
  const nextAttemptAt = isLast ? null : addMs(clock.now(), firstRetryMs * 3 ** (mail.attempts - 1));
  const state = isLast ? 'failed' : 'waiting';
  const isSettled = await settleMail(deps, mail, { state, error, nextAttemptAt });
  if (isSettled && isLast)
    await notifyProblem(deps, mail, `The report was not mailed to ${mail.recipient}: ${error}`);
};

const notifyUnknown = (deps: Pick<Deps, 'db' | 'clock'>, mail: ReportMailRow) =>
  notifyProblem(
    deps,
    mail,
    `We do not know whether the report reached ${mail.recipient}. Send it again from Reports.`,
  );

const unknownError = 'It is not known whether this email arrived.';

const settleUnknown = async (deps: Deps, mail: ReportMailRow): Promise<void> => {
  if (await settleMail(deps, mail, { state: 'unknown', error: unknownError }))
    await notifyUnknown(deps, mail);
};

const handOver = async (deps: Deps, mail: ReportMailRow, message: Message): Promise<void> => {
  try {
    await deps.mail.send(message);
  } catch (error) {
    if (isSurelyUnsent(error)) await settleUnsent(deps, mail, error);
    else await settleUnknown(deps, mail);
    return;
  }
  await settleMail(deps, mail, { state: 'sent', error: null, sentAt: deps.clock.now() });
};

/**
 * Sends a waiting mail once. A worker that stops between handing it over and saving that leaves it `unknown`: it is not
 * sent again by itself.
 */
export const sendReportMail = async (deps: Deps, mailId: string): Promise<void> => {
  const { db, env } = deps;
  const mail = await claimMail(db, mailId, env.WORKER_LEASE_MS);
  if (!mail) return;
  const renew = () => updateClaimedMail(db, mail, { leaseUntil: getLeaseEnd(env.WORKER_LEASE_MS) });
  await withLeaseRenewal({ account: mail.ownerId, leaseMs: env.WORKER_LEASE_MS }, renew, async () => {
    let message: Message;
    try {
      if (!(await isStillWanted(deps, mail))) {
        await settleMail(deps, mail, { state: 'failed', error: 'The address is no longer a recipient.' });
        return;
      }
      message = await prepareMessage(deps, mail);
    } catch (error) {
      await settleUnsent(deps, mail, error);
      return;
    }
    await handOver(deps, mail, message);
  });
};

/** Says so of mails whose worker is gone, and queues those that wait. */
export const sweepMails = async (deps: Deps): Promise<void> => {
  const { db, clock, queue } = deps;
  await db.transaction(async (tx) => {
    for (const mail of await settleLostMails(tx, unknownError)) {
      await recordEvent(tx, mail.ownerId, 'report', { id: mail.reportId });
      await notifyUnknown({ ...deps, db: tx }, mail);
    }
  });
  for (const mailId of await findDueMails(db, clock.now(), batch))
    await queue.send(reportMailJob, { mailId }, { singletonKey: mailId });
  queue.wake(reportMailJob);
};
