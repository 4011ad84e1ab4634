import { listAlerts } from '@rankwright/contracts/alerts';
import {
  createScheduledItem,
  deleteScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItem,
  type ScheduledItemInput,
} from '@rankwright/contracts/planner';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, type QueryClient } from '@rankwright/sdk/query';
import type { Month } from './calendar.model.ts';
import type { ItemMove } from './moves/moves.model.ts';
import { updateList, type ListScope } from './moves/cachedList.model.ts';

/** The server changes items by itself (delivery), so cached months go stale after this time. */
const staleMs = 30_000;

export const monthQuery = ({ year, month }: Month) =>
  queryOptions({
    ...endpointQuery(listScheduledItems, { query: { year, month } }),
    staleTime: staleMs,
  });

export const backlogQuery = queryOptions({
  ...endpointQuery(listScheduledItems, { query: { unscheduled: 'true' } }),
  staleTime: staleMs,
});

export const saveScheduledItem = ({ id, ...body }: ScheduledItemInput & { id?: string }) =>
  id ? callApi(updateScheduledItem, { params: { id }, body }) : callApi(createScheduledItem, { body });

export const requestDeleteScheduledItem = (id: string) => callApi(deleteScheduledItem, { params: { id } });

export const moveScheduledItem = (move: ItemMove) =>
  callApi(updateScheduledItem, {
    params: { id: move.item.id },
    body: { scheduledDate: move.to, ...(move.kind === 'swap' && { swapWith: move.other.id }) },
  });

/** Refetches calendar, backlog and alerts. */
export const refreshPlan = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(
    [listScheduledItems, listAlerts].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
};

type ListReply = { success: true; content: ScheduledItem[] };
type ListInput = { query?: { year?: number; month?: number; unscheduled?: unknown } };

const getListScope = ({ query }: ListInput): ListScope | null => {
  if (query?.unscheduled) return 'backlog';
  return query?.year && query.month ? { year: query.year, month: query.month } : null;
};

/** Optimistic update: puts changed items where they belong in every cached month and the backlog. */
export const updateCachedLists = (queryClient: QueryClient, items: readonly ScheduledItem[]): void => {
  for (const [key, reply] of queryClient.getQueriesData<ListReply>({
    queryKey: [listScheduledItems.path],
  })) {
    const scope = getListScope(key[1] as ListInput);
    if (reply && scope)
      queryClient.setQueryData<ListReply>(key, {
        ...reply,
        content: updateList(reply.content, items, scope),
      });
  }
};
