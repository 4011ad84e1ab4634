import type { ScheduledItem } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { announce } from '@rankwright/sdk/host';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { offerUndo } from '@rankwright/sdk/undo';
import { useCallback } from 'react';
import { refreshPlan, requestDeleteScheduledItem, saveScheduledItem } from '../calendar/calendar.data.ts';
import { canRestore, getScheduledItemInput } from './scheduledItem.model.ts';

const confirmDelete = (title: string) =>
  confirm({
    title: 'Delete this content?',
    text: `“${title}” will be removed from your plan. Posts that are already live stay online.`,
    confirmLabel: 'Delete',
    destructive: true,
  });

const useRestoreScheduledItem = () => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (item: ScheduledItem) => saveScheduledItem(getScheduledItemInput(item)),
    onSuccess: ({ title }) => {
      announce(`“${title}” is back on the plan.`);
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to save content')),
  });
  return mutate;
};

/** Deletes an item after confirmation and offers undo, unless something was already delivered. */
export const useDeleteScheduledItem = (today: string) => {
  const queryClient = useQueryClient();
  const restore = useRestoreScheduledItem();
  const { mutate } = useMutation({
    mutationFn: ({ id }: ScheduledItem) => requestDeleteScheduledItem(id),
    onSuccess: (_, item) => {
      notifyDeleted(item);
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to delete content')),
  });
  const notifyDeleted = (item: ScheduledItem): void => {
    if (!canRestore(item, today)) showToast({ title: 'Deleted' });
    else
      offerUndo({
        title: 'Deleted',
        description: `“${item.title}” was removed from your plan.`,
        run: () => restore(item),
      });
  };
  return useCallback(
    (item: ScheduledItem): void => {
      void confirmDelete(item.title).then((confirmed) => confirmed && mutate(item));
    },
    [mutate],
  );
};
