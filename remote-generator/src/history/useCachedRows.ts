import type { getContentHistory, HistoryRow } from '@rankwright/contracts/articles';
import type { CallReply } from '@rankwright/sdk/api';
import { changeCached, useQueryClient } from '@rankwright/sdk/query';
import type { HistoryFilters } from './filters.model.ts';
import { historyQuery } from './history.data.ts';
import { withoutRow, withRow, type HistoryPages } from './history.model.ts';

type CachedHistory = HistoryPages<CallReply<typeof getContentHistory>, unknown>;

/** Changes the cached rows in place, without refetching all loaded pages. */
export const useCachedRows = (filters: HistoryFilters) => {
  const queryClient = useQueryClient();
  const { queryKey } = historyQuery(filters);
  return {
    /** Puts the row at its place; where only the API knows that place, the rows are loaded again. */
    insert: (row: HistoryRow) =>
      filters.sort === ''
        ? queryClient.setQueryData(queryKey, (cached) => cached && withRow(cached, row))
        : void queryClient.invalidateQueries({ queryKey }),
    remove: (row: HistoryRow) =>
      queryClient.setQueryData(queryKey, (cached) => cached && withoutRow(cached, row)),
    removal: (row: HistoryRow) => changeCached<CachedHistory>(queryKey, (cached) => withoutRow(cached, row)),
    clearOtherQueries: () => queryClient.removeQueries({ queryKey: [queryKey[0]], type: 'inactive' }),
  };
};
