import { setTimeout as pause } from 'node:timers/promises';
import { PlatformError, type Archive } from '@rankwright/platforms/port/platform';
import { addMs } from '../../clock.ts';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { ArchiveImportRow } from '../../database/schema/archive.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { hasStorage } from '../billing/storage.service.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import {
  claimImport,
  renewImportLease,
  updateClaimedImport,
  type NewImport,
} from './archiveImport.repository.ts';
import { readPosts } from './readPosts.ts';
import { addOutcomes, savePosts } from './savePosts.ts';

/** Another worker took over, or the import was stopped. */
class ClaimLostError extends Error {}

/** Failed requests in a row before the import is given up. */
const maxFailures = 8;
const firstRetryMs = 15_000;
const maxRetryMs = 30 * 60_000;
/** The site rests between two pages as long as it took for the last, at most this long. */
const maxRestMs = 2_000;

/** Reads the next page and saves its posts together with the cursor behind it. Null: it was the last page. */
const importPage = async (
  deps: Deps,
  archive: Archive,
  row: ArchiveImportRow,
): Promise<ArchiveImportRow | null> => {
  const { db, clock } = deps;
  if (!(await hasStorage(deps, row.ownerId))) throw new AppError('STORAGE_LIMIT');
  const page = await archive.readPage(row.cursor, row.changedSince);
  const posts = await readPosts(deps, row, page.posts);
  const isLast = page.next === null;
  const now = clock.now();
  const saved = await db.transaction(async (tx) => {
    const claimed = await updateClaimedImport(tx, row, { updatedAt: now });
    if (!claimed) throw new ClaimLostError();
    const outcomes = await savePosts(tx, deps, claimed, posts);
    const notices = page.notice ? [{ title: 'Pages', text: page.notice }] : [];
    return updateClaimedImport(tx, row, {
      ...addOutcomes(claimed, outcomes, notices),
      cursor: page.next,
      total: Math.max(page.total, claimed.seen + posts.length),
      failures: 0,
      error: null,
      ...(isLast && { state: 'done', completeTo: row.startedAt, finishedAt: now, leaseUntil: null }),
    });
  });
  return isLast || !saved ? null : saved;
};

const importAll = async (deps: Deps, row: ArchiveImportRow, signal: AbortSignal): Promise<void> => {
  const { archive } = await openConnectedSite(deps, row.ownerId, row.platform);
  if (!archive) throw new AppError('NOT_FOUND');
  let current: ArchiveImportRow | null = row;
  while (current && !signal.aborted) {
    const started = performance.now();
    current = await importPage(deps, archive, current);
    if (current) await pause(Math.min(performance.now() - started, maxRestMs), undefined, { signal });
  }
};

const getFailure = (row: ArchiveImportRow, error: unknown, now: Date): Partial<NewImport> => {
  const ended = { leaseUntil: null, updatedAt: now };
  const isExpected = error instanceof PlatformError || error instanceof AppError;
  const text = isExpected ? error.message : 'Something went wrong while importing.';
  const isFinal = error instanceof AppError || (error instanceof PlatformError && error.kind === 'permanent');
  const failures = row.failures + 1;
  if (isFinal || failures >= maxFailures)
    return { ...ended, state: 'failed', failures, error: text, finishedAt: now };
  const wait = Math.min(firstRetryMs * 2 ** row.failures, maxRetryMs);
  const asked = error instanceof PlatformError ? (error.retryAfterMs ?? 0) : 0;
  return {
    ...ended,
    state: 'waiting',
    failures,
    error: text,
    nextAttemptAt: addMs(now, Math.max(wait, asked)),
  };
};

/** Imports to the end, from where the last worker stopped. Does nothing when another worker has it. */
export const runImport = async (deps: Deps, id: string): Promise<void> => {
  const { db, env, clock, log } = deps;
  const row = await claimImport(db, id, env.WORKER_LEASE_MS);
  if (!row) return;
  const stop = new AbortController();
  const renew = async () => {
    if (!(await renewImportLease(db, row, env.WORKER_LEASE_MS))) stop.abort();
  };
  await withLeaseRenewal({ account: row.ownerId, leaseMs: env.WORKER_LEASE_MS }, renew, async () => {
    try {
      await importAll(deps, row, stop.signal);
    } catch (error) {
      if (error instanceof ClaimLostError || stop.signal.aborted) return;
      log.warn({ err: error, import: id }, 'an import stopped');
      await db.transaction(async (tx) => {
        const current = await updateClaimedImport(tx, row, { updatedAt: clock.now() });
        if (current) await updateClaimedImport(tx, row, getFailure(current, error, clock.now()));
      });
    }
  });
};
