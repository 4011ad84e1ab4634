import {
  createScheduledContent,
  deleteScheduledContent,
  listScheduledContent,
  updateScheduledContent,
  type ScheduledItemInput,
} from '@rankwright/contracts/planner';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import type { Month } from './calendar.model.ts';

export const monthQuery = ({ year, month }: Month) =>
  endpointQuery(listScheduledContent, { query: { year, month } });

export const saveItem = ({ id, ...body }: ScheduledItemInput & { id?: string }) =>
  id ? callApi(updateScheduledContent, { params: { id }, body }) : callApi(createScheduledContent, { body });

export const removeItem = (id: string) => callApi(deleteScheduledContent, { params: { id } });
