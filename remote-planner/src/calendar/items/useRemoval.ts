import type { ScheduledItem } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { announce } from '@rankwright/sdk/host';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { dismissToast, showError, showToast } from '@rankwright/sdk/toasts';
import { useCallback } from 'react';
import { undoMs, type Undo } from '../../undo/useUndo.ts';
import { refreshPlan, removeItem, saveItem } from '../calendar.data.ts';
import { canReturn, inputOfItem } from './item.model.ts';

const askFirst = (title: string) =>
  confirm({
    title: 'Delete this content?',
    text: `“${title}” is taken off the plan. Posts that are live stay.`,
    confirmLabel: 'Delete',
    destructive: true,
  });

const useTakingBack = () => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (item: ScheduledItem) => saveItem(inputOfItem(item)),
    onSuccess: ({ title }) => {
      announce(`“${title}” is back on the plan.`);
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save content')),
  });
  return mutate;
};

/** Asks, takes an item off the plan, and offers the way back for ten seconds where nothing of it was sent yet. */
export const useRemoval = ({ offer, forget }: Undo, today: string) => {
  const queryClient = useQueryClient();
  const takeBack = useTakingBack();
  const { mutate } = useMutation({
    mutationFn: ({ id }: ScheduledItem) => removeItem(id),
    onSuccess: (_, item) => {
      tellRemoved(item);
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to delete content')),
  });
  const tellRemoved = (item: ScheduledItem): void => {
    if (!canReturn(item, today)) {
      showToast({ title: 'Deleted' });
      return;
    }
    const run = () => {
      forget();
      dismissToast(id);
      takeBack(item);
    };
    const id = showToast({
      title: 'Deleted',
      description: item.title,
      durationMs: undoMs,
      action: { label: 'Undo', run },
    });
    offer({ words: `“${item.title}” deleted.`, run });
  };
  return useCallback(
    (item: ScheduledItem): void => {
      void askFirst(item.title).then((confirmed) => confirmed && mutate(item));
    },
    [mutate],
  );
};
