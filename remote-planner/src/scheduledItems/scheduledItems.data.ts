import { listAlerts } from '@rankwright/contracts/alerts';
import {
  createScheduledItem,
  deleteScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItemInput,
} from '@rankwright/contracts/planner';
import { getSetup } from '@rankwright/contracts/setup';
import { callApi, endpointKey } from '@rankwright/sdk/api';

/** The server changes items by itself (delivery), so cached lists go stale after this time. */
export const staleMs = 30_000;

/** Calendar, backlog, alerts and setup: what changes with a scheduled item. */
export const planKeys = [listScheduledItems, listAlerts, getSetup].map(endpointKey);

export const saveScheduledItem = ({ id, ...body }: ScheduledItemInput & { id?: string }) =>
  id ? callApi(updateScheduledItem, { params: { id }, body }) : callApi(createScheduledItem, { body });

export const requestDeleteScheduledItem = (id: string) => callApi(deleteScheduledItem, { params: { id } });
