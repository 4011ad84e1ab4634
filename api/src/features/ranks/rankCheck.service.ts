import { planLimits } from '@rankwright/contracts/limits';
import { addMs, dayMs, hourMs } from '../../clock.ts';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { KeywordRankRow, RankCheckRow } from '../../database/schema/ranks.ts';
import type { Deps } from '../../deps.ts';
import { SearchDataError } from '../../searchData/searchData.ts';
import { countRankChecks, readRankChecks } from '../billing/usage.service.ts';
import {
  addDays,
  formatPacificDay,
  readQueryDays,
  storedDays,
} from '../searchPerformance/queryDays.service.ts';
import {
  claimRankCheck,
  deleteRanksBefore,
  listDueKeywords,
  listRanks,
  markChecked,
  renewRankLease,
  saveRanks,
  updateClaimedCheck,
  type DueKeyword,
} from './ranks.repository.ts';
import { findSiteHost } from './siteHost.service.ts';

/** Another worker took over. */
class ClaimLostError extends Error {}

const firstRetryMs = 10 * 60_000;
const maxRetryMs = 6 * hourMs;
/** Days that are read of a keyword at its first check, and at the next ones. */
const firstDays = 90;
const nextDays = 14;
/** A keyword that Google did not show in so many days is looked up elsewhere. */
const shownDays = 28;

/** Saves positions and that their keywords were checked, while the claim holds. */
const saveChecks = (
  { db, clock }: Deps,
  claim: RankCheckRow,
  rows: readonly KeywordRankRow[],
  checked: readonly DueKeyword[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { ownerId } = claim;
    if (!(await updateClaimedCheck(tx, claim, { failures: 0, error: null }))) throw new ClaimLostError();
    await saveRanks(tx, rows);
    if (checked.length === 0) return;
    await markChecked(
      tx,
      checked.map(({ id }) => id),
      clock.now(),
    );
    await countRankChecks(tx, ownerId, clock.now(), checked.length);
  });

/** Reads the days of keywords from Search Console. Null: it is not connected. */
const readSearchRanks = async (
  deps: Deps,
  ownerId: string,
  keywords: readonly DueKeyword[],
  days: number,
): Promise<KeywordRankRow[] | null> => {
  if (keywords.length === 0) return [];
  const today = formatPacificDay(deps.clock.now());
  const ids = new Map(keywords.map(({ id, keyword }) => [keyword.toLowerCase(), id]));
  const period = { from: addDays(today, -days), to: today };
  const found = await readQueryDays(deps, ownerId, period, [...ids.keys()]);
  return (
    found?.flatMap(({ query, ...figures }) => {
      const keywordId = ids.get(query);
      return keywordId ? [{ ...figures, ownerId, keywordId, source: 'search-console' as const }] : [];
    }) ?? null
  );
};

const wasCheckedLately = ({ rankCheckedAt }: DueKeyword, now: Date): boolean =>
  rankCheckedAt !== null && rankCheckedAt > addMs(now, -7 * dayMs);

/** Stores what Search Console knows. Returns the keywords that it does not know. */
const checkInSearchConsole = async (
  deps: Deps,
  claim: RankCheckRow,
  due: readonly DueKeyword[],
): Promise<DueKeyword[]> => {
  const { db, clock } = deps;
  const { ownerId } = claim;
  const isKnown = (keyword: DueKeyword) => wasCheckedLately(keyword, clock.now());
  const fresh = await readSearchRanks(
    deps,
    ownerId,
    due.filter((keyword) => !isKnown(keyword)),
    firstDays,
  );
  const known = await readSearchRanks(deps, ownerId, due.filter(isKnown), nextDays);
  if (!fresh || !known) return [...due];
  await saveChecks(deps, claim, [...fresh, ...known], []);
  const from = addDays(formatPacificDay(clock.now()), -shownDays);
  const stored = await listRanks(db, ownerId, { from });
  const shown = new Set(
    stored.filter(({ source }) => source === 'search-console').map(({ keywordId }) => keywordId),
  );
  const hasLookup = deps.keywordData.findPosition !== null;
  const checked = due.filter(({ id }) => shown.has(id) || !hasLookup);
  await saveChecks(deps, claim, [], checked);
  return due.filter((keyword) => !checked.includes(keyword));
};

/** Looks keywords up one by one; each is saved at once, because each lookup costs. */
const lookUp = async (
  deps: Deps,
  claim: RankCheckRow,
  keywords: readonly DueKeyword[],
  signal: AbortSignal,
): Promise<void> => {
  const { keywordData, clock } = deps;
  const { ownerId } = claim;
  if (!keywordData.findPosition || keywords.length === 0) return;
  const host = await findSiteHost(deps, ownerId);
  if (!host) return;
  const day = formatPacificDay(clock.now());
  for (const keyword of keywords) {
    const { position } = await keywordData.findPosition(keyword.keyword, host, signal);
    const row = { ownerId, keywordId: keyword.id, day, position, impressions: null, clicks: null };
    await saveChecks(deps, claim, [{ ...row, source: 'dataforseo' }], [keyword]);
  }
};

/** Due keywords, as many as the plan still allows this month. */
const listAllowed = async (deps: Deps, ownerId: string): Promise<DueKeyword[]> => {
  const { db, clock } = deps;
  const due = await listDueKeywords(db, ownerId, clock.now(), planLimits.keywordsLimit);
  const limit: number = planLimits.rankCheckLimit;
  if (limit < 0) return due;
  return due.slice(0, Math.max(0, limit - (await readRankChecks(db, ownerId, clock.now()))));
};

const runCheck = async (deps: Deps, claim: RankCheckRow, signal: AbortSignal): Promise<void> => {
  const { db, clock, payments } = deps;
  const { ownerId } = claim;
  const due = (await payments.isActive(ownerId)) ? await listAllowed(deps, ownerId) : [];
  if (due.length > 0) await lookUp(deps, claim, await checkInSearchConsole(deps, claim, due), signal);
  const now = clock.now();
  await deleteRanksBefore(db, ownerId, addDays(formatPacificDay(now), 1 - storedDays));
  const isLeft = (await listDueKeywords(db, ownerId, now, 1)).length > 0;
  await updateClaimedCheck(db, claim, {
    leaseUntil: null,
    // What cannot be checked now is not asked for every ten minutes.
    nextAttemptAt: isLeft ? addMs(now, maxRetryMs) : null,
    ...(due.length > 0 && { checkedAt: now }),
  });
};

const saveFailure = async (deps: Deps, claim: RankCheckRow, error: unknown): Promise<void> => {
  const { db, clock, log } = deps;
  log.warn({ err: error, ownerId: claim.ownerId }, 'a rank check stopped');
  const wait = Math.min(firstRetryMs * 2 ** claim.failures, maxRetryMs);
  await updateClaimedCheck(db, claim, {
    failures: claim.failures + 1,
    error:
      error instanceof SearchDataError ? error.message : 'The positions could not be read. We try again.',
    nextAttemptAt: addMs(clock.now(), wait),
    leaseUntil: null,
  });
};

/** Looks up the due keywords of an account. Does nothing when another worker does. */
export const checkRanks = async (deps: Deps, ownerId: string): Promise<void> => {
  const { db, env } = deps;
  const claim = await claimRankCheck(db, ownerId, env.WORKER_LEASE_MS);
  if (!claim) return;
  const stop = new AbortController();
  const renew = async () => {
    if (!(await renewRankLease(db, claim, env.WORKER_LEASE_MS))) stop.abort();
  };
  await withLeaseRenewal({ account: ownerId, leaseMs: env.WORKER_LEASE_MS }, renew, async () => {
    try {
      await runCheck(deps, claim, stop.signal);
    } catch (error) {
      if (error instanceof ClaimLostError || stop.signal.aborted) return;
      await saveFailure(deps, claim, error);
    }
  });
};
