import type { PageProblem } from '@rankwright/contracts/publishing';
import { addMs, dayMs, hourMs } from '../../clock.ts';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { PageCheckRow } from '../../database/schema/pageChecks.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../events/events.service.ts';
import { inspectPage, type PageFindings } from './inspectPage.ts';
import {
  claimPageCheck,
  findLivePage,
  renewPageLease,
  updateClaimedPage,
  type LivePage,
} from './pageChecks.repository.ts';

const againMs = 7 * dayMs;
const retryMs = 6 * hourMs;
/** A site that gives no answer so often in a row is announced. */
const maxFailures = 3;
const restMs = 300;

const noAnswer: PageProblem = {
  ...{ code: 'status', needsAttention: true },
  text: 'The page could not be opened three times in a row.',
};

const toChange = (row: PageCheckRow, findings: PageFindings | null, now: Date) => {
  if (findings) return { ...findings, failures: 0, nextCheckAt: addMs(now, againMs) };
  const failures = row.failures + 1;
  return {
    failures,
    nextCheckAt: addMs(now, failures < maxFailures ? retryMs : againMs),
    ...(failures >= maxFailures && { problems: [noAnswer], unknown: [] }),
  };
};

const saveFindings = (
  { db, clock }: Deps,
  row: PageCheckRow,
  { articleId, platform }: LivePage,
  findings: PageFindings | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const change = { ...toChange(row, findings, now), checkedAt: now, leaseUntil: null };
    if (!(await updateClaimedPage(tx, row, change))) return;
    const event = { id: row.publicationId, articleId, platform, state: 'live' as const };
    await recordEvent(tx, row.ownerId, 'publication', event);
  });

/** Looks at the page of a publication once. Does nothing when another worker does. */
export const checkPage = async (deps: Deps, publicationId: string): Promise<void> => {
  const { db, env, payments, clock, log } = deps;
  const page = await findLivePage(db, publicationId);
  if (!page) return;
  const row = await claimPageCheck(db, { publicationId, ownerId: page.ownerId }, env.WORKER_LEASE_MS);
  if (!row) return;
  if (!(await payments.isActive(page.ownerId))) {
    await updateClaimedPage(db, row, { leaseUntil: null, nextCheckAt: addMs(clock.now(), againMs) });
    return;
  }
  const stop = new AbortController();
  const renew = async () => {
    if (!(await renewPageLease(db, row, env.WORKER_LEASE_MS))) stop.abort();
  };
  await withLeaseRenewal({ account: row.ownerId, leaseMs: env.WORKER_LEASE_MS }, renew, async () => {
    const inspection = { deps, url: page.url, signal: stop.signal, restMs };
    const findings = await inspectPage(inspection).catch((error: unknown) => {
      log.warn({ err: error, publicationId }, 'a page could not be judged');
      return null;
    });
    if (!stop.signal.aborted) await saveFindings(deps, row, page, findings);
  });
};
