import { getContentHistory } from '@rankwright/contracts/articles';
import { listAttention } from '@rankwright/contracts/attention';
import {
  createScheduledContent,
  listScheduledContent,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../http/callApi.ts';
import { scheduledItemOf, type ScheduleForm, type ScheduleStart } from './schedule.model.ts';

interface Options {
  start: ScheduleStart;
  onScheduled: (item: ScheduledItem) => void;
  onRefused: (error: unknown) => void;
}

/** Sends the item; calendar, history and what needs the person are read again afterwards. */
export const useSchedule = ({ start, onScheduled, onRefused }: Options) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ScheduleForm) =>
      callApi(createScheduledContent, { body: scheduledItemOf(form, start) }),
    onSuccess: (item) => {
      for (const { path } of [listScheduledContent, getContentHistory, listAttention])
        void queryClient.invalidateQueries({ queryKey: [path] });
      onScheduled(item);
    },
    onError: onRefused,
  });
};
