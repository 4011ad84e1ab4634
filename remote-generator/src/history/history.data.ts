import {
  deleteArticle,
  duplicateArticle,
  getArticle,
  getContentHistory,
  restoreArticle,
  type Article,
  type HistoryRow,
} from '@rankwright/contracts/articles';
import { history } from '@rankwright/contracts/limits';
import { deleteScheduledContent } from '@rankwright/contracts/planner';
import { callApi } from '@rankwright/sdk/api';
import { infiniteQueryOptions } from '@rankwright/sdk/query';
import { filterQuery, type HistoryFilters } from './filters.model.ts';

/** The history page by page; each page continues behind the last row of the one before. */
export const historyQuery = (filters: HistoryFilters) =>
  infiniteQueryOptions({
    queryKey: [getContentHistory.path, filters] as const,
    queryFn: ({ pageParam, signal }) =>
      callApi(getContentHistory, {
        query: {
          page: pageParam.page,
          limit: history.pageSize,
          ...filterQuery(filters),
          ...(pageParam.cursor && { cursor: pageParam.cursor }),
        },
        signal,
      }),
    initialPageParam: { page: 1, cursor: null as string | null },
    getNextPageParam: ({ data }) =>
      data.hasMore ? { page: data.page + 1, cursor: data.nextCursor } : undefined,
  });

export const readText = async (id: string): Promise<Article> =>
  (await callApi(getArticle, { params: { id } })).article;

export const removeRow = ({ id, type }: HistoryRow): Promise<unknown> =>
  type === 'article'
    ? callApi(deleteArticle, { params: { id } })
    : callApi(deleteScheduledContent, { params: { id } });

export const bringBack = async (id: string): Promise<Article> =>
  (await callApi(restoreArticle, { params: { id } })).article;

export const copyArticle = async (id: string): Promise<Article> =>
  (await callApi(duplicateArticle, { params: { id } })).article;
