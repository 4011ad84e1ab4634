import type { Refresh, RefreshSummary } from '@rankwright/contracts/refreshes';
import type { RefreshRow } from '../../database/schema/refreshes.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArchivedPost } from '../archive/livePost.service.ts';
import { getArticle } from '../articles/article.service.ts';
import {
  findPublicationOnPlatform,
  findPublicationsByArticle,
} from '../publications/publications.service.ts';
import { findRefresh, listRefreshRows } from '../refreshes/refreshes.service.ts';
import { readFinalDay } from '../searchPerformance/pageFigures.service.ts';
import { toRefresh, toRefreshSummary } from './refresh.model.ts';

const shownRefreshes = 50;

/** Throws NOT_FOUND. */
export const readRefreshRow = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  id: string,
): Promise<RefreshRow> => {
  const row = await findRefresh(db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** The refresh as the API returns it. */
export const describeRefresh = async (deps: Deps, row: RefreshRow): Promise<Refresh> => {
  const { ownerId, articleId, platform } = row;
  const article = await getArticle(deps, ownerId, articleId);
  const publication = await findPublicationOnPlatform(deps.db, ownerId, articleId, platform);
  const archived = await findArchivedPost(deps, row);
  const { unknown } = await readFinalDay(deps, ownerId);
  const liveVersion = archived?.syncedVersion ?? publication?.version ?? null;
  return toRefresh(row, { article, publication, missing: unknown, liveVersion });
};

export const getRefresh = async (deps: Deps, ownerId: string, id: string): Promise<Refresh> =>
  describeRefresh(deps, await readRefreshRow(deps, ownerId, id));

/** Newest first. */
export const listRefreshes = async (deps: Deps, ownerId: string): Promise<RefreshSummary[]> => {
  const rows = await listRefreshRows(deps.db, ownerId, shownRefreshes);
  const ids = [...new Set(rows.map(({ row }) => row.articleId))];
  const publications = await findPublicationsByArticle(deps.db, ownerId, ids);
  const { unknown } = await readFinalDay(deps, ownerId);
  return rows.map(({ row, articleTitle }) => {
    const found = publications.find(
      ({ articleId, platform }) => articleId === row.articleId && platform === row.platform,
    );
    return toRefreshSummary(row, { articleTitle, url: found?.url ?? null, missing: unknown });
  });
};
