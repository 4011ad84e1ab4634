import type { ScheduledItem } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useCallback, useState } from 'react';
import { refreshPlan, saveItem } from '../calendar.data.ts';
import { emptyItem, formOfItem, inputOfForm, type ItemForm } from './itemForm.model.ts';

export interface OpenDialog {
  /** Missing for a new item. */
  id?: string;
  form: ItemForm;
}

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

/** The add and edit dialog, and what saving does. */
export const useItemDialog = () => {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const { mutate, reset, isPending, isError, error } = useSaving(close);
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
    save: (form: ItemForm): void => mutate({ ...inputOfForm(form), ...(open?.id && { id: open.id }) }),
    close,
  };
};
