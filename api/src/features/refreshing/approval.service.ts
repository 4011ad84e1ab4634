import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/refreshes';
import type { Refresh } from '@rankwright/contracts/refreshes';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { RefreshRow } from '../../database/schema/refreshes.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { acceptSeenText } from '../archive/livePost.service.ts';
import { updateArticle } from '../articles/articleUpdate.service.ts';
import { publishArticle } from '../publishing/articlePublishing.service.ts';
import { sendPublicationJob } from '../publishing/publishing.definition.ts';
import { findPublicationOnPlatform } from '../publications/publications.service.ts';
import { lockRefresh, updateRefresh } from '../refreshes/refreshes.service.ts';
import { readRecentFigures } from '../searchPerformance/pageFigures.service.ts';
import { isChangeable, readLiveText } from './proposal.service.ts';
import { describeRefresh, readRefreshRow } from './refresh.service.ts';

type Approval = z.output<EndpointSchemas<typeof endpoints.approveRefresh>['body']>;
type Figures = Awaited<ReturnType<typeof readRecentFigures>>;

/** Throws when something else is approved than what was on screen. */
const assertSeen = (row: RefreshRow, { edition, revision, replacesSiteText }: Approval): void => {
  if (row.edition !== edition) throw new AppError('ARTICLE_CHANGED');
  if (row.live.revision !== revision) throw new AppError('REFRESH_SITE_CHANGED');
  const mayReplaceUnseen = row.live.revision !== row.start.revision || row.live.readAt === null;
  if (mayReplaceUnseen && !replacesSiteText) throw new AppError('REFRESH_SITE_CHANGED');
};

/** The proposal becomes the article's newest version, and its publication is queued. */
const publishProposal = async (tx: Database, deps: Deps, row: RefreshRow, approval: Approval) => {
  const { ownerId, articleId, platform, title, content } = row;
  const publication = await findPublicationOnPlatform(tx, ownerId, articleId, platform);
  if (!publication) throw new AppError('REFRESH_NOT_LIVE');
  await acceptSeenText(tx, deps.clock.now(), publication, approval.revision);
  const inside = { ...deps, db: tx };
  const change = { title, content, baseVersion: approval.articleVersion };
  const { version } = await updateArticle(inside, ownerId, articleId, change);
  const request = { platforms: [platform], version, makePublic: [], options: {} };
  await publishArticle(inside, ownerId, articleId, request);
  return version;
};

const approveInTransaction = async (
  tx: Database,
  deps: Deps,
  { ownerId, id, approval, figures }: { ownerId: string; id: string; approval: Approval; figures: Figures },
): Promise<void> => {
  const row = await lockRefresh(tx, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (!(await isChangeable({ db: tx }, row))) return;
  assertSeen(row, approval);
  const version = await publishProposal(tx, deps, row, approval);
  const now = deps.clock.now();
  await updateRefresh(tx, id, {
    ...{ state: 'updating', version, start: row.live, approvedAt: now, updatedAt: now },
    ...{ before: figures.figures, beforeUnknown: figures.unknown },
  });
};

/**
 * Publishes the proposal that its owner has compared with the live text: article, publication and refresh change in one
 * transaction, and a worker sends the update. A refresh that is on its way already stays as it is.
 */
export const approveRefresh = async (
  deps: Deps,
  ownerId: string,
  id: string,
  approval: Approval,
): Promise<Refresh> => {
  const { state } = await readRefreshRow(deps, ownerId, id);
  if (state === 'queued' || state === 'running' || state === 'discarded')
    throw new AppError('REFRESH_CLOSED');
  const { url } = await readLiveText(deps, ownerId, id);
  const figures = await readRecentFigures(deps, ownerId, url);
  await deps.db.transaction((tx) => approveInTransaction(tx, deps, { ownerId, id, approval, figures }));
  deps.queue.wake(sendPublicationJob);
  return describeRefresh(deps, await readRefreshRow(deps, ownerId, id));
};
