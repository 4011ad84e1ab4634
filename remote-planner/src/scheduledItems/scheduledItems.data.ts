import { listAlerts } from '@rankwright/contracts/alerts';
import {
  createScheduledItem,
  deleteScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItemInput,
} from '@rankwright/contracts/planner';
import { callApi, endpointKey } from '@rankwright/sdk/api';

/** The server changes items by itself (delivery), so cached lists go stale after this time. */
export const staleMs = 30_000;

/** Calendar, backlog and alerts: what changes with a scheduled item. */
export const planKeys = [listScheduledItems, listAlerts].map(endpointKey);

export const saveScheduledItem = ({ id, ...body }: ScheduledItemInput & { id?: string }) =>
  id ? callApi(updateScheduledItem, { params: { id }, body }) : callApi(createScheduledItem, { body });

export const requestDeleteScheduledItem = (id: string) => callApi(deleteScheduledItem, { params: { id } });
