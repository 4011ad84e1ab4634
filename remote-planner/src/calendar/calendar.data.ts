import { listAttention } from '@rankwright/contracts/attention';
import {
  createScheduledContent,
  deleteScheduledContent,
  listScheduledContent,
  updateScheduledContent,
  type ScheduledItem,
  type ScheduledItemInput,
} from '@rankwright/contracts/planner';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, type QueryClient } from '@rankwright/sdk/query';
import type { Month } from './calendar.model.ts';
import type { RealMove } from './moves/moves.model.ts';
import { placeItems, type ListScope } from './moves/placement.model.ts';

/** What a month shows may change on the server (delivery): read again when it is older than this. */
const staleMs = 30_000;

export const monthQuery = ({ year, month }: Month) =>
  queryOptions({
    ...endpointQuery(listScheduledContent, { query: { year, month } }),
    staleTime: staleMs,
  });

export const backlogQuery = queryOptions({
  ...endpointQuery(listScheduledContent, { query: { unscheduled: 'true' } }),
  staleTime: staleMs,
});

export const saveItem = ({ id, ...body }: ScheduledItemInput & { id?: string }) =>
  id ? callApi(updateScheduledContent, { params: { id }, body }) : callApi(createScheduledContent, { body });

export const removeItem = (id: string) => callApi(deleteScheduledContent, { params: { id } });

export const sendMove = (move: RealMove) =>
  callApi(updateScheduledContent, {
    params: { id: move.item.id },
    body: { scheduledDate: move.to, ...(move.kind === 'swap' && { swapWith: move.other.id }) },
  });

/** Reads calendar, backlog and what needs the person again. */
export const refreshPlan = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(
    [listScheduledContent, listAttention].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
};

type ListReply = { success: true; content: ScheduledItem[] };
type ListInput = { query?: { year?: number; month?: number; unscheduled?: unknown } };

const scopeOf = ({ query }: ListInput): ListScope | null => {
  if (query?.unscheduled) return 'backlog';
  return query?.year && query.month ? { year: query.year, month: query.month } : null;
};

/** Shows items in the places they have now, in every list that is cached. */
export const placeInLists = (queryClient: QueryClient, items: readonly ScheduledItem[]): void => {
  for (const [key, reply] of queryClient.getQueriesData<ListReply>({
    queryKey: [listScheduledContent.path],
  })) {
    const scope = scopeOf(key[1] as ListInput);
    if (reply && scope)
      queryClient.setQueryData<ListReply>(key, {
        ...reply,
        content: placeItems(reply.content, items, scope),
      });
  }
};
