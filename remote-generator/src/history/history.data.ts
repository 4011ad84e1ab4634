import { getContentHistory } from '@rankwright/contracts/articles';
import { history } from '@rankwright/contracts/limits';
import { callApi } from '@rankwright/sdk/api';
import { infiniteQueryOptions } from '@rankwright/sdk/query';

/** The history page by page; each page continues behind the last row of the one before. */
export const historyQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [getContentHistory.path, search] as const,
    queryFn: ({ pageParam, signal }) =>
      callApi(getContentHistory, {
        query: {
          page: pageParam.page,
          limit: history.pageSize,
          search,
          ...(pageParam.cursor && { cursor: pageParam.cursor }),
        },
        signal,
      }),
    initialPageParam: { page: 1, cursor: null as string | null },
    getNextPageParam: ({ data }) =>
      data.hasMore ? { page: data.page + 1, cursor: data.nextCursor } : undefined,
  });
