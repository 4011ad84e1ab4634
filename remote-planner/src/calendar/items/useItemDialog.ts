import type { ScheduledItem } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useCallback, useState } from 'react';
import { refreshPlan, removeItem, saveItem } from '../calendar.data.ts';
import { emptyItem, formOfItem, inputOfForm, type ItemForm } from './itemForm.model.ts';

export interface OpenDialog {
  /** Missing for a new item. */
  id?: string;
  form: ItemForm;
}

const askFirst = (title: string) =>
  confirm({
    title: 'Delete this content?',
    text: `“${title}” is taken off the plan. Posts that are live stay.`,
    confirmLabel: 'Delete',
    destructive: true,
  });

const useSaving = (onSaved: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveItem,
    onSuccess: () => {
      onSaved();
      showToast({ title: 'Saved' });
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save content')),
  });
};

/** Asks, takes an item off the plan, and reads the plan again. */
const useRemoving = () => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: removeItem,
    onSuccess: () => {
      showToast({ title: 'Deleted' });
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to delete content')),
  });
  return useCallback(
    (item: ScheduledItem): void => {
      void askFirst(item.title).then((confirmed) => confirmed && mutate(item.id));
    },
    [mutate],
  );
};

/** The add and edit dialog, and what saving and deleting do. */
export const useItemDialog = () => {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const { mutate, reset, isPending, isError, error } = useSaving(close);
  const remove = useRemoving();
  const show = useCallback(
    (dialog: OpenDialog): void => {
      reset();
      setOpen(dialog);
    },
    [reset],
  );
  /** An empty date adds to the backlog. */
  const add = useCallback(
    (date: string, known: Partial<ItemForm> = {}): void => show({ form: { ...emptyItem(date), ...known } }),
    [show],
  );
  const edit = useCallback(
    (item: ScheduledItem): void => show({ id: item.id, form: formOfItem(item) }),
    [show],
  );
  return {
    open,
    busy: isPending,
    refusal: isError ? messageOf(error, 'Failed to save content') : null,
    add,
    edit,
    remove,
    save: (form: ItemForm): void => mutate({ ...inputOfForm(form), ...(open?.id && { id: open.id }) }),
    close,
  };
};
export type ItemDialogState = ReturnType<typeof useItemDialog>;
