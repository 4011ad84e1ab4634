import type { ScheduledItem } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { useCallback, useState } from 'react';
import type { ArticleProgress } from './DeliveryForecast.tsx';
import {
  createEmptyForm,
  createFormFromItem,
  createInputFromForm,
  type ScheduledItemForm,
} from './scheduledItemForm.model.ts';
import { planKeys, saveScheduledItem } from './scheduledItems.data.ts';

export interface DialogState {
  /** Absent for a new item. */
  item?: ScheduledItem;
  form: ScheduledItemForm;
  /** What its article has; a new one has no text. */
  article: ArticleProgress;
}

const saveErrorText = 'Failed to save content';

/** State of the add and edit dialog, and saving. */
export const useScheduledItemDialog = () => {
  const [open, setOpen] = useState<DialogState | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const { mutate, reset, isPending, isError, error } = useApiMutation({
    send: saveScheduledItem,
    errorText: saveErrorText,
    success: { title: 'Saved' },
    invalidates: planKeys,
    onSuccess: close,
  });
  const show = useCallback(
    (dialog: DialogState): void => {
      reset();
      setOpen(dialog);
    },
    [reset],
  );
  /** Opens the dialog for a new item; an empty date means the backlog. */
  const add = useCallback(
    (date: string, known: Partial<ScheduledItemForm> = {}): void =>
      show({
        form: { ...createEmptyForm(date), ...known },
        article: { hasText: false, isApproved: false },
      }),
    [show],
  );
  const edit = useCallback(
    (item: ScheduledItem): void =>
      show({
        item,
        form: createFormFromItem(item),
        article: {
          hasText: item.hasText,
          isApproved: item.state === 'approved' || item.state === 'scheduled',
        },
      }),
    [show],
  );
  return {
    open,
    busy: isPending,
    saveError: isError ? getErrorMessage(error, saveErrorText) : null,
    add,
    edit,
    save: (form: ScheduledItemForm): void =>
      mutate({ ...createInputFromForm(form), ...(open?.item && { id: open.item.id }) }),
    close,
  };
};
