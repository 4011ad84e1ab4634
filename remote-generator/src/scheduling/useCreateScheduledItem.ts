import { getContentHistory } from '@rankwright/contracts/articles';
import { listAlerts } from '@rankwright/contracts/alerts';
import { createScheduledItem, listScheduledItems, type ScheduledItem } from '@rankwright/contracts/planner';
import { callApi } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { toScheduledItemInput, type ScheduleForm, type ScheduleDefaults } from './schedule.model.ts';

interface Options {
  start: ScheduleDefaults;
  onScheduled: (item: ScheduledItem) => void;
  onError: (error: unknown) => void;
}

/** Creates the scheduled item and invalidates calendar, history and alerts. */
export const useCreateScheduledItem = ({ start, onScheduled, onError }: Options) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ScheduleForm) =>
      callApi(createScheduledItem, { body: toScheduledItemInput(form, start) }),
    onSuccess: (item) => {
      for (const { path } of [listScheduledItems, getContentHistory, listAlerts])
        void queryClient.invalidateQueries({ queryKey: [path] });
      onScheduled(item);
    },
    onError,
  });
};
