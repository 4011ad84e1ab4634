import { listScheduledContent, type ScheduledItem } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { removeItem, saveItem } from './calendar.data.ts';
import { emptyItem, formOfItem, type ItemForm } from './itemForm.model.ts';

interface OpenDialog {
  /** Missing for a new item. */
  id?: string;
  form: ItemForm;
}

const askFirst = (title: string) =>
  confirm({
    title: 'Delete this content?',
    text: `“${title}” is taken off the calendar. Posts that are live stay.`,
    confirmLabel: 'Delete',
    destructive: true,
  });

/** The add and edit dialog, what saving and deleting do, and the calendar read again afterwards. */
export const useItemDialog = () => {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [listScheduledContent.path] });
  const saving = useMutation({
    mutationFn: saveItem,
    onSuccess: () => {
      setOpen(null);
      showToast({ title: 'Saved' });
      return refresh();
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save content')),
  });
  const removing = useMutation({
    mutationFn: removeItem,
    onSuccess: refresh,
    onError: (error) => showError('Error', messageOf(error, 'Failed to delete content')),
  });
  return {
    open,
    busy: saving.isPending,
    add: (date: string) => setOpen({ form: emptyItem(date) }),
    edit: (item: ScheduledItem) => setOpen({ id: item.id, form: formOfItem(item) }),
    remove: async (item: ScheduledItem) => {
      if (await askFirst(item.title)) removing.mutate(item.id);
    },
    save: (form: ItemForm) => saving.mutate({ ...form, ...(open?.id && { id: open.id }) }),
    close: () => setOpen(null),
  };
};
