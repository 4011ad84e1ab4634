import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ReportRow } from '../../database/schema/reports.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { findReportRow } from './report.repository.ts';
import { deleteLinks, deleteOldestLinks, findLinkedReport, insertLink } from './reportLink.repository.ts';
import { withdrawMails } from './reportMail.repository.ts';
import { findSettings, toSettings } from './reportSettings.repository.ts';

export { deleteExpiredLinks } from './reportLink.repository.ts';

export const reportsPath = '/api/reports/';

const viewMs = 15 * 60_000;
/** Links to one report that work at a time; the oldest ends with the next one. */
const kept = { share: 50, view: 5 };

export interface PrivateLink {
  url: string;
  tokenHash: string;
  endsAt: Date;
}

/** A link that opens the report without an account. Only the hash of its token is stored. */
export const createLink = async (
  { db, ids, clock, env }: Pick<Deps, 'db' | 'ids' | 'clock' | 'env'>,
  { id: reportId, ownerId }: Pick<ReportRow, 'id' | 'ownerId'>,
  purpose: 'share' | 'view',
): Promise<PrivateLink> => {
  const token = ids.token();
  const tokenHash = hashToken(token);
  const { linkDays } = toSettings(await findSettings(db, ownerId));
  const now = clock.now();
  const endsAt = addMs(now, purpose === 'view' ? viewMs : linkDays * dayMs);
  await db.transaction(async (tx) => {
    await insertLink(tx, { tokenHash, ownerId, reportId, purpose, expiresAt: endsAt, createdAt: now });
    await deleteOldestLinks(tx, { reportId, purpose, kept: kept[purpose] });
  });
  return { url: new URL(`${reportsPath}${token}`, env.PUBLIC_URL).href, tokenHash, endsAt };
};

/** Throws NOT_FOUND for reports of other accounts. */
export const requireReport = async (db: Database, ownerId: string, id: string): Promise<ReportRow> => {
  const row = await findReportRow(db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Ends all links, also those that were mailed or wait to be. */
export const revokeLinks = async ({ db }: Pick<Deps, 'db'>, ownerId: string, id: string): Promise<void> => {
  await requireReport(db, ownerId, id);
  await db.transaction(async (tx) => {
    await withdrawMails(tx, ownerId, id, 'The private links to the report were ended.');
    await deleteLinks(tx, ownerId, id);
  });
};

/** The report behind a token; undefined when the token is wrong, revoked or expired. */
export const openLink = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) =>
  findLinkedReport(db, hashToken(token), clock.now());
