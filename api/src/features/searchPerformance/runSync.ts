import { setTimeout as pause } from 'node:timers/promises';
import { addMs, hourMs } from '../../clock.ts';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { SearchConnectionRow } from '../../database/schema/searchPerformance.ts';
import type { Deps } from '../../deps.ts';
import { SearchDataError, type SearchAccount } from '../../searchData/searchData.ts';
import { createSearchContext } from '../../secrets/contexts.ts';
import { findSearchFindings } from './findings.service.ts';
import { createPageIds, limitPageIds, type PageIds } from './pageIds.ts';
import {
  claimSync,
  renewSyncLease,
  updateClaimedSync,
  type SearchConnectionChange,
} from './searchConnection.repository.ts';
import { addDays, formatPacificDay, joinDay, storedDays, type PageDay } from './searchDay.model.ts';
import { deleteDaysBefore, replaceDay, type StoredDay } from './searchDay.repository.ts';
import { searchSyncedJob } from './searchPerformance.definition.ts';
import { summarizeTimeframes } from './summaries.service.ts';

/** Another worker took over, or the account disconnected. */
class ClaimLostError extends Error {}

/** Failed requests in a row before the sync is given up until tomorrow. */
const maxFailures = 8;
const firstRetryMs = 30_000;
const maxRetryMs = hourMs;
const nextSyncMs = 24 * hourMs;
/** From one day's answers to the next request the job waits as long as these took, at most this long. */
const maxRestMs = 1_000;
/** The newest final day is among so many. */
const finalWithin = 10;

/** A sync with the days that it reads. */
type PlannedSync = SearchConnectionRow & {
  property: string;
  cursor: string;
  readTo: string;
};

const isPlanned = (row: SearchConnectionRow): row is PlannedSync =>
  row.property !== null && row.cursor !== null && row.readTo !== null;

const updateOrStop = async (
  db: Deps['db'],
  row: SearchConnectionRow,
  change: SearchConnectionChange,
): Promise<SearchConnectionRow> => {
  const updated = await updateClaimedSync(db, row, change);
  if (!updated) throw new ClaimLostError();
  return updated;
};

/** The days to read: from today back to the last that is stored and final, or sixteen months. */
const planSync = async (
  { db, clock }: Deps,
  account: SearchAccount,
  row: SearchConnectionRow,
): Promise<PlannedSync> => {
  const property = row.property ?? '';
  const today = formatPacificDay(clock.now());
  const dates = { startDate: addDays(today, -finalWithin), endDate: today };
  const finals = await account.query({ property, ...dates, dimensions: ['date'], onlyFinal: true });
  const newest = finals
    .map(({ keys: [day = ''] }) => day)
    .toSorted()
    .at(-1);
  const oldest = addDays(today, 1 - storedDays);
  const next = row.finalDay ? addDays(row.finalDay, 1) : oldest;
  const readTo = next > oldest ? next : oldest;
  // A site without a single result in these days has no final day to name; two days late is what Google states.
  const readFinal = newest ?? addDays(today, -3);
  const plan = { cursor: today, readFrom: today, readTo, readFinal };
  return { ...(await updateOrStop(db, row, plan)), ...plan, property };
};

/** The days with results that are left to read, newest first. */
const listDaysLeft = async (account: SearchAccount, row: PlannedSync): Promise<string[]> => {
  const { property, cursor, readTo } = row;
  if (cursor < readTo) return [];
  const period = { startDate: readTo, endDate: cursor };
  const rows = await account.query({ property, ...period, dimensions: ['date'], onlyFinal: false });
  return rows.map(({ keys: [day = ''] }) => day).toSorted((a, b) => b.localeCompare(a));
};

const readDay = async (account: SearchAccount, property: string, day: string): Promise<PageDay[]> => {
  const query = { property, startDate: day, endDate: day, onlyFinal: false };
  const [pages, queries] = await Promise.all([
    account.query({ ...query, dimensions: ['page'] }),
    account.query({ ...query, dimensions: ['page', 'query'] }),
  ]);
  return joinDay(pages, queries);
};

/** Stores one day together with the cursor behind it. */
const saveDay = async (
  { db }: Deps,
  row: PlannedSync,
  ids: PageIds,
  { day, pages }: Pick<StoredDay, 'day' | 'pages'>,
): Promise<void> => {
  await db.transaction(async (tx) => {
    await updateOrStop(tx, row, { cursor: addDays(day, -1), failures: 0, error: null });
    await replaceDay(tx, row.ownerId, ids, { day, isFinal: day <= (row.readFinal ?? ''), pages });
  });
  limitPageIds(ids);
};

/** Reads and stores the days that are left; storing a day is part of the wait before the next. */
const readDays = async (
  deps: Deps,
  account: SearchAccount,
  planned: PlannedSync,
  signal: AbortSignal,
): Promise<void> => {
  const ids = createPageIds();
  for (const day of await listDaysLeft(account, planned)) {
    const started = performance.now();
    const pages = await readDay(account, planned.property, day);
    const read = performance.now();
    await saveDay(deps, planned, ids, { day, pages });
    const restMs = Math.min(read - started, maxRestMs) - (performance.now() - read);
    await pause(Math.max(0, restMs), undefined, { signal });
  }
};

const finishSync = async (deps: Deps, row: SearchConnectionRow): Promise<void> => {
  const { db, clock, queue } = deps;
  const now = clock.now();
  const finalDay = row.readFinal ?? row.finalDay;
  await deleteDaysBefore(db, row.ownerId, addDays(formatPacificDay(now), 1 - storedDays));
  const summaries = await summarizeTimeframes(deps, row.ownerId, finalDay);
  const findings = finalDay ? await findSearchFindings(deps, row.ownerId, finalDay) : null;
  await db.transaction(async (tx) => {
    await updateOrStop(tx, row, {
      ...{ state: 'done', cursor: null, finalDay, summaries, findings },
      ...{ failures: 0, error: null, leaseUntil: null },
      ...{ syncedAt: now, updatedAt: now, nextAttemptAt: addMs(now, nextSyncMs) },
    });
    await queue.send(searchSyncedJob, { ownerId: row.ownerId }, { tx });
  });
};

const syncAll = async (deps: Deps, row: SearchConnectionRow, signal: AbortSignal): Promise<void> => {
  const { searchData, secrets } = deps;
  if (!searchData) throw new SearchDataError('denied', 'Search Console is not set up on this server.');
  const account = searchData.openAccount(secrets.open(row.refreshToken, createSearchContext(row.ownerId)));
  const planned = isPlanned(row) ? row : await planSync(deps, account, row);
  await readDays(deps, account, planned, signal);
  if (signal.aborted) return;
  await finishSync(deps, planned);
};

const getFailure = (row: SearchConnectionRow, error: unknown, now: Date): SearchConnectionChange => {
  const known = error instanceof SearchDataError ? error : null;
  const failures = row.failures + 1;
  const isFinal = known?.kind === 'reconnect' || known?.kind === 'denied' || failures >= maxFailures;
  const wait = Math.max(known?.retryAfterMs ?? 0, Math.min(firstRetryMs * 2 ** row.failures, maxRetryMs));
  return {
    ...{ failures, leaseUntil: null, updatedAt: now },
    error: known?.message ?? 'Something went wrong while reading Search Console.',
    state: isFinal ? 'failed' : 'waiting',
    nextAttemptAt: isFinal ? null : addMs(now, wait),
  };
};

/** Without a plan nobody sees the figures; a day later it looks again. */
const pauseWithoutPlan = async ({ db, clock }: Deps, row: SearchConnectionRow): Promise<void> => {
  const now = clock.now();
  await updateClaimedSync(db, row, {
    ...{ state: 'waiting', leaseUntil: null, updatedAt: now, nextAttemptAt: addMs(now, nextSyncMs) },
    error: 'Reading continues once the account has a plan.',
  });
};

/** Reads to the end, from where the last worker stopped. Does nothing when another worker has it. */
export const runSync = async (deps: Deps, id: string): Promise<void> => {
  const { db, env, clock, log } = deps;
  const row = await claimSync(db, id, env.WORKER_LEASE_MS);
  if (!row) return;
  if (!(await deps.payments.isActive(row.ownerId))) {
    await pauseWithoutPlan(deps, row);
    return;
  }
  const stop = new AbortController();
  const renew = async () => {
    if (!(await renewSyncLease(db, row, env.WORKER_LEASE_MS))) stop.abort();
  };
  await withLeaseRenewal({ account: row.ownerId, leaseMs: env.WORKER_LEASE_MS }, renew, async () => {
    try {
      await syncAll(deps, row, stop.signal);
    } catch (error) {
      if (error instanceof ClaimLostError || stop.signal.aborted) return;
      log.warn({ err: error, sync: id }, 'a search sync stopped');
      await db.transaction(async (tx) => {
        const current = await updateClaimedSync(tx, row, { updatedAt: clock.now() });
        if (current) await updateClaimedSync(tx, row, getFailure(current, error, clock.now()));
      });
    }
  });
};
