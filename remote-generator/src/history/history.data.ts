import {
  approveArticle,
  deleteArticle,
  duplicateArticle,
  getArticle,
  getContentHistory,
  restoreArticle,
  type Article,
  type HistoryRow,
} from '@rankwright/contracts/articles';
import { history } from '@rankwright/contracts/limits';
import { deleteScheduledItem } from '@rankwright/contracts/planner';
import { callApi } from '@rankwright/sdk/api';
import { infiniteQueryOptions, savedOnDevice } from '@rankwright/sdk/query';
import { buildFilterQuery, type HistoryFilters } from './filters.model.ts';

/** The content history as an infinite query, paged by cursor. */
export const historyQuery = (filters: HistoryFilters) =>
  infiniteQueryOptions({
    queryKey: [getContentHistory.path, filters] as const,
    queryFn: ({ pageParam, signal }) =>
      callApi(getContentHistory, {
        query: {
          page: pageParam.page,
          limit: history.pageSize,
          ...buildFilterQuery(filters),
          ...(pageParam.cursor && { cursor: pageParam.cursor }),
        },
        signal,
      }),
    ...savedOnDevice,
    initialPageParam: { page: 1, cursor: null as string | null },
    getNextPageParam: ({ data }) =>
      data.hasMore ? { page: data.page + 1, cursor: data.nextCursor } : undefined,
  });

export const requestGetArticle = async (id: string): Promise<Article> =>
  (await callApi(getArticle, { params: { id } })).article;

export const deleteRow = ({ id, type }: HistoryRow): Promise<unknown> =>
  type === 'article'
    ? callApi(deleteArticle, { params: { id } })
    : callApi(deleteScheduledItem, { params: { id } });

export const requestRestoreArticle = async (id: string): Promise<Article> =>
  (await callApi(restoreArticle, { params: { id } })).article;

export const requestDuplicateArticle = async (id: string): Promise<Article> =>
  (await callApi(duplicateArticle, { params: { id } })).article;

/** Approves the present version of an article. */
export const requestApproveArticle = async (id: string): Promise<Article> => {
  const { version } = await requestGetArticle(id);
  return (await callApi(approveArticle, { params: { id }, body: { version } })).article;
};
