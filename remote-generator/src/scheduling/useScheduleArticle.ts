import { getContentHistory } from '@rankwright/contracts/articles';
import { listAlerts } from '@rankwright/contracts/alerts';
import {
  createScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import { callApi, endpointKey } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { toScheduledItemInput, type ScheduleForm, type ScheduleDefaults } from './schedule.model.ts';

interface Options {
  start: ScheduleDefaults;
  onScheduled: (item: ScheduledItem) => void;
  onError: (error: unknown) => void;
}

/** Creates the scheduled item, or moves the existing one. A text that was not changed in the dialog is not sent. */
const requestSchedule = (form: ScheduleForm, start: ScheduleDefaults): Promise<ScheduledItem> => {
  const input = toScheduledItemInput(form, start);
  if (!start.scheduledItemId) return callApi(createScheduledItem, { body: input });
  const { title, content, scheduledDate, scheduledTime, platforms } = input;
  return callApi(updateScheduledItem, {
    params: { id: start.scheduledItemId },
    body: {
      scheduledDate,
      scheduledTime,
      platforms,
      ...(title !== start.title?.trim() && { title }),
      ...(content !== undefined && content !== start.content && { content }),
    },
  });
};

/** Schedules an article and refetches calendar, history and alerts. The dialog shows an error beside its toast. */
export const useScheduleArticle = ({ start, onScheduled, onError }: Options) =>
  useApiMutation({
    send: (form: ScheduleForm) => requestSchedule(form, start),
    errorText: 'Failed to save content',
    invalidates: [listScheduledItems, getContentHistory, listAlerts].map(endpointKey),
    onSuccess: onScheduled,
    onError,
  });
