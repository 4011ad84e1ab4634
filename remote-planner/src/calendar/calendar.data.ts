import { listScheduledItems, updateScheduledItem, type ScheduledItem } from '@rankwright/contracts/planner';
import { callApi, endpointKey, endpointQuery } from '@rankwright/sdk/api';
import { changeCached, queryOptions, savedOnDevice, type CacheChange } from '@rankwright/sdk/query';
import { staleMs } from '../scheduledItems/scheduledItems.data.ts';
import type { Month } from './calendar.model.ts';
import {
  applyMove,
  getOriginalItems,
  updateList,
  type ItemMove,
  type ListScope,
} from './moves/moves.model.ts';

export const monthQuery = ({ year, month }: Month) =>
  queryOptions({
    ...endpointQuery(listScheduledItems, { query: { year, month } }),
    ...savedOnDevice,
    staleTime: staleMs,
  });

export const moveScheduledItem = (move: ItemMove) =>
  callApi(updateScheduledItem, {
    params: { id: move.item.id },
    body: { scheduledDate: move.to, ...(move.kind === 'swap' && { swapWith: move.other.id }) },
  });

type ListReply = { success: true; content: ScheduledItem[] };
type ListInput = { query?: { year?: number; month?: number; unscheduled?: unknown } };

const getListScope = ({ query }: ListInput): ListScope | null => {
  if (query?.unscheduled) return 'backlog';
  return query?.year && query.month ? { year: query.year, month: query.month } : null;
};

/** Puts items where they belong in a cached month or the backlog. */
const placeItems =
  (items: readonly ScheduledItem[]) =>
  (reply: ListReply, [, input]: readonly unknown[]): ListReply => {
    const scope = getListScope(input as ListInput);
    return scope ? { ...reply, content: updateList(reply.content, items, scope) } : reply;
  };

/** Shows a move in every cached month and the backlog. Undoing it leaves moves that were made meanwhile. */
export const createMoveChange = (move: ItemMove): CacheChange =>
  changeCached(
    endpointKey(listScheduledItems),
    placeItems(applyMove(move)),
    placeItems(getOriginalItems(move)),
  );
