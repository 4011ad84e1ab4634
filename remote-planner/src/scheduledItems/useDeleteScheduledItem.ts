import type { ScheduledItem } from '@rankwright/contracts/planner';
import { confirm } from '@rankwright/sdk/dialogs';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { offerUndo } from '@rankwright/sdk/undo';
import { useCallback } from 'react';
import { canRestore, getScheduledItemInput } from './scheduledItem.model.ts';
import { planKeys, requestDeleteScheduledItem, saveScheduledItem } from './scheduledItems.data.ts';

const confirmDelete = (title: string) =>
  confirm({
    title: 'Delete this content?',
    text: `“${title}” will be removed from your plan. Posts that are already live stay online.`,
    confirmLabel: 'Delete',
    destructive: true,
  });

const useRestoreScheduledItem = () => {
  const { mutate } = useApiMutation({
    send: (item: ScheduledItem) => saveScheduledItem(getScheduledItemInput(item)),
    errorText: 'Failed to save content',
    invalidates: planKeys,
    onSuccess: (_, { title }) => announce(`“${title}” is back on the plan.`),
  });
  return mutate;
};

/** Deletes an item after confirmation and offers undo, unless something was already delivered. */
export const useDeleteScheduledItem = (today: string) => {
  const restore = useRestoreScheduledItem();
  const { mutate } = useApiMutation({
    send: ({ id }: ScheduledItem) => requestDeleteScheduledItem(id),
    errorText: 'Failed to delete content',
    invalidates: planKeys,
    onSuccess: (_, item) => notifyDeleted(item),
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
