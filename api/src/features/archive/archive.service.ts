import type { ArchiveImport, ImportedPost } from '@rankwright/contracts/archive';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import { addMs, hourMs } from '../../clock.ts';
import type { ArchiveImportRow } from '../../database/schema/archive.ts';
import { isPublishedStatus } from '@rankwright/platforms/port/visibility';
import { getLeaseEnd } from '../../database/lease.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { getArticle } from '../articles/article.service.ts';
import { lockArticle, saveSiteText } from '../articles/importedArticle.service.ts';
import { readConnection } from '../connections/connection.service.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { importArchiveJob } from './archive.definition.ts';
import { createSiteKey, toImportedPost } from './archivedPost.model.ts';
import {
  findImport,
  lockImport,
  saveImport,
  stopImport,
  type NewImport,
} from './archiveImport.repository.ts';
import { mergeSiteText } from './siteMerge.ts';
import { findArchivePostByArticle, summarizeArchive, updateArchivePost } from './archivePost.repository.ts';

const queueLeases = 10;
/** Tolerated difference between the site's clock and ours. */
const clockSkewMs = hourMs;
const noCounts = { seen: 0, created: 0, updated: 0, unchanged: 0, conflicts: 0, skipped: 0 };
const activeStates: readonly string[] = ['queued', 'running', 'waiting'];

/** The import as the API returns it. */
const readImport = async (
  { db }: Pick<Deps, 'db'>,
  row: ArchiveImportRow | undefined,
): Promise<ArchiveImport | null> => {
  if (!row) return null;
  const { state, total, seen, created, updated, unchanged, conflicts, skipped, problems, error } = row;
  return {
    ...{ state, total, seen, created, updated, unchanged, conflicts, skipped, problems, error },
    ...(await summarizeArchive(db, row)),
    changedSince: row.changedSince?.toISOString() ?? null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
};

export const getArchiveImport = async (
  deps: Pick<Deps, 'db'>,
  ownerId: string,
  platform: Platform,
): Promise<ArchiveImport | null> => readImport(deps, await findImport(deps.db, ownerId, platform));

/** A new import of what changed, or the rest of one that did not come to its end. */
const createImport = (
  known: ArchiveImportRow | undefined,
  key: { ownerId: string; platform: Platform; site: string },
  now: Date,
): NewImport => {
  const isSameSite = known?.site === key.site;
  const next = {
    ...key,
    state: 'queued' as const,
    failures: 0,
    error: null,
    finishedAt: null,
    updatedAt: now,
  };
  if (isSameSite && known.cursor && known.state !== 'done') return { ...next, startedAt: known.startedAt };
  return {
    ...next,
    ...noCounts,
    total: null,
    cursor: null,
    problems: [],
    nextAttemptAt: null,
    changedSince: isSameSite && known.completeTo ? addMs(known.completeTo, -clockSkewMs) : null,
    completeTo: isSameSite ? known.completeTo : null,
    startedAt: now,
  };
};

/** Starts an import, unless one is running. Throws when the site is not connected or cannot be imported. */
export const startArchiveImport = async (
  deps: Deps,
  ownerId: string,
  platform: Platform,
): Promise<ArchiveImport | null> => {
  const { db, queue, env, clock } = deps;
  const connection = await readConnection(deps, ownerId, platform);
  const { methods } = getPlatformDescriptor(platform);
  if (!methods[connection.method]?.imports) throw new AppError('IMPORT_UNAVAILABLE');
  await openConnectedSite(deps, ownerId, platform);
  const site = createSiteKey(connection.settings);
  const row = await db.transaction(async (tx) => {
    const known = await lockImport(tx, ownerId, platform);
    if (known && activeStates.includes(known.state)) return known;
    const created = createImport(known, { ownerId, platform, site }, clock.now());
    const leaseUntil = getLeaseEnd(queueLeases * env.WORKER_LEASE_MS);
    const saved = await saveImport(tx, { ...created, leaseUntil });
    await queue.send(importArchiveJob, { id: saved.id }, { tx });
    return saved;
  });
  queue.wake(importArchiveJob);
  return readImport(deps, row);
};

/** Stops the running import; without one nothing changes. */
export const stopArchiveImport = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  platform: Platform,
): Promise<ArchiveImport | null> => {
  await stopImport(deps.db, ownerId, platform, deps.clock.now());
  return getArchiveImport(deps, ownerId, platform);
};

/** Throws NOT_FOUND when the account has no such article. */
export const getImportedPost = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  articleId: string,
): Promise<ImportedPost | null> => {
  const article = await getArticle({ db }, ownerId, articleId);
  const row = await findArchivePostByArticle(db, ownerId, articleId);
  if (!row) return null;
  const change = row.siteChange;
  const merge =
    change && (await mergeSiteText(row, article, { title: change.title, content: change.markdown }));
  return toImportedPost(row, merge?.conflicts ?? []);
};

/** Ends a conflict: both sides' changes become a new version; where they touch, those of one. */
export const resolveSiteChange = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  articleId: string,
  use: 'site' | 'own',
): Promise<ImportedPost | null> => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const article = await lockArticle(tx, ownerId, articleId);
    const row = await findArchivePostByArticle(tx, ownerId, articleId);
    if (!article || article.deletedAt || !row) throw new AppError('NOT_FOUND');
    if (!row.siteChange) return;
    const { title, markdown: content, parts, kept, revision, modifiedAt } = row.siteChange;
    const merged = (await mergeSiteText(row, article, { title, content })).resolve(use);
    const isSiteText = merged.title === title && merged.content === content;
    const isOwnText = merged.title === article.title && merged.content === article.content;
    const isLive = isSiteText && isPublishedStatus(row.status);
    const saved = isOwnText ? null : await saveSiteText(tx, article, { ...merged, isLive, now });
    await updateArchivePost(tx, row.id, {
      ...{ revision, parts, kept, siteChange: null, title },
      ...(saved && isSiteText && { syncedVersion: saved.version }),
      modifiedAt: new Date(modifiedAt),
      updatedAt: now,
    });
  });
  return getImportedPost({ db }, ownerId, articleId);
};
