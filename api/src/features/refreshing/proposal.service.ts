import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/refreshes';
import type { Refresh } from '@rankwright/contracts/refreshes';
import type { SearchFinding } from '@rankwright/contracts/searchPerformance';
import type { z } from 'zod';
import { getLeaseEnd } from '../../database/lease.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { RowInsert } from '../../database/rowChange.ts';
import type { refreshes, RefreshRow } from '../../database/schema/refreshes.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { getArticle } from '../articles/article.service.ts';
import {
  findPublicationOnPlatform,
  findPublicationsByArticle,
} from '../publications/publications.service.ts';
import {
  findOpenRefresh,
  insertRefresh,
  lockRefresh,
  updateRefresh,
} from '../refreshes/refreshes.service.ts';
import { readRecentFigures } from '../searchPerformance/pageFigures.service.ts';
import { readFindings } from '../searchPerformance/periodFigures.service.ts';
import { createPageKey } from '../searchPerformance/searchDay.model.ts';
import { openAccountWriter } from '../writers/accountWriter.service.ts';
import { readSiteText } from './liveText.ts';
import { describeRefresh, readRefreshRow } from './refresh.service.ts';
import { writeProposalJob } from './refreshing.definition.ts';

type ProposalRequest = z.output<EndpointSchemas<typeof endpoints.createRefreshProposal>['body']>;
type ProposalChange = z.output<EndpointSchemas<typeof endpoints.updateRefreshProposal>['body']>;

/** A queued proposal waits this many leases for a worker before it is queued again. */
const queueLeases = 10;

const findFinding = async (
  deps: Deps,
  ownerId: string,
  articleId: string,
  asked: ProposalRequest['finding'],
): Promise<SearchFinding | null> => {
  const findings = asked ? ((await readFindings(deps, ownerId))?.findings ?? []) : [];
  const isAsked = (finding: SearchFinding): boolean =>
    finding.articleId === articleId &&
    finding.kind === asked?.kind &&
    ('query' in finding ? finding.query : null) === asked.query;
  return findings.find(isAsked) ?? null;
};

/** The live post at the finding's address, else the one that was live first. Throws when there is none. */
const findLivePublication = async (
  { db }: Deps,
  ownerId: string,
  articleId: string,
  finding: SearchFinding | null,
): Promise<PublicationRow> => {
  const live = (await findPublicationsByArticle(db, ownerId, [articleId])).filter(
    ({ remoteId, liveAt }) => remoteId !== null && liveAt !== null,
  );
  const key = finding && createPageKey(finding.url);
  const found = live.find(({ url }) => url !== null && createPageKey(url) === key) ?? live[0];
  if (!found) throw new AppError('REFRESH_NOT_LIVE');
  return found;
};

const saveProposal = async (
  deps: Deps,
  row: RowInsert<typeof refreshes>,
): Promise<RefreshRow | undefined> => {
  const { db, queue } = deps;
  const saved = await db.transaction(async (tx) => {
    const inserted = await insertRefresh(tx, row);
    if (inserted?.state === 'queued') await queue.send(writeProposalJob, { id: inserted.id }, { tx });
    return inserted;
  });
  queue.wake(writeProposalJob);
  return saved;
};

/** Opens a proposal for a live article, or returns the open one. Nothing changes on the site. */
export const createRefreshProposal = async (
  deps: Deps,
  ownerId: string,
  articleId: string,
  { finding: asked, by }: ProposalRequest,
): Promise<Refresh> => {
  const { db, clock, env } = deps;
  await getArticle(deps, ownerId, articleId);
  const finding = await findFinding(deps, ownerId, articleId, asked);
  const publication = await findLivePublication(deps, ownerId, articleId, finding);
  const known = await findOpenRefresh(db, publication);
  if (known) return describeRefresh(deps, known);
  const live = await readSiteText(deps, publication);
  const isWritten = by === 'writer' && (await openAccountWriter(deps, ownerId)).kind === 'model';
  const { figures, unknown } = await readRecentFigures(deps, ownerId, publication.url);
  const now = clock.now();
  const saved = await saveProposal(deps, {
    ...{ ownerId, articleId, platform: publication.platform, finding },
    ...{ start: live, live, title: live.title, content: live.content },
    ...{ before: figures, beforeUnknown: unknown, createdAt: now, updatedAt: now },
    ...(isWritten
      ? {
          ...{ state: 'queued', author: 'model' },
          leaseUntil: getLeaseEnd(queueLeases * env.WORKER_LEASE_MS),
        }
      : { state: 'open', author: 'person' }),
  });
  const row = saved ?? (await findOpenRefresh(db, publication));
  if (!row) throw new AppError('NOT_FOUND');
  return describeRefresh(deps, row);
};

const writableStates: readonly RefreshRow['state'][] = ['open', 'updating'];

/** The publication of an approved refresh; undefined: another version of the article was sent since. */
const findUpdate = async (
  { db }: Pick<Deps, 'db'>,
  { ownerId, articleId, platform, version }: RefreshRow,
): Promise<PublicationRow | undefined> => {
  const publication = await findPublicationOnPlatform(db, ownerId, articleId, platform);
  return version !== null && publication?.version === version ? publication : undefined;
};

/** Whether a refresh can still be changed and approved: it is open, or its update did not arrive. */
export const isChangeable = async (deps: Pick<Deps, 'db'>, row: RefreshRow): Promise<boolean> => {
  if (!writableStates.includes(row.state)) return false;
  if (row.state === 'open') return true;
  const update = await findUpdate(deps, row);
  return update === undefined || update.state === 'failed';
};

/** Saves the proposal. Throws ARTICLE_CHANGED when `edition` is not the present one. */
export const updateRefreshProposal = async (
  deps: Deps,
  ownerId: string,
  id: string,
  { title, content, edition }: ProposalChange,
): Promise<Refresh> => {
  const { db, clock } = deps;
  const saved = await db.transaction(async (tx) => {
    const row = await lockRefresh(tx, ownerId, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (!(await isChangeable({ db: tx }, row))) throw new AppError('REFRESH_CLOSED');
    if (row.edition !== edition) throw new AppError('ARTICLE_CHANGED');
    return updateRefresh(tx, id, { title, content, edition: edition + 1, updatedAt: clock.now() });
  });
  return describeRefresh(deps, saved);
};

/** Reads the live text again. The proposal stays as it is. */
export const readLiveText = async (deps: Deps, ownerId: string, id: string): Promise<Refresh> => {
  const row = await readRefreshRow(deps, ownerId, id);
  if (!(await isChangeable(deps, row))) return describeRefresh(deps, row);
  const publication = await findPublicationOnPlatform(deps.db, ownerId, row.articleId, row.platform);
  if (!publication) throw new AppError('REFRESH_NOT_LIVE');
  const live = await readSiteText(deps, publication);
  return describeRefresh(deps, await updateRefresh(deps.db, id, { live, updatedAt: deps.clock.now() }));
};

/** Closes a proposal that was not published. */
export const discardRefresh = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  id: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const row = await lockRefresh(tx, ownerId, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.state === 'discarded') return;
    const isWriting = row.state === 'queued' || row.state === 'running';
    if (!isWriting && !(await isChangeable({ db: tx }, row))) throw new AppError('REFRESH_CLOSED');
    await updateRefresh(tx, id, { state: 'discarded', leaseUntil: null, updatedAt: clock.now() });
  });
};
