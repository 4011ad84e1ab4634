import type { HistoryRow } from '@rankwright/contracts/articles';
import { confirm } from '@rankwright/sdk/dialogs';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { offerUndo } from '@rankwright/sdk/undo';
import type { HistoryFilters } from './filters.model.ts';
import { requestRestoreArticle, requestDuplicateArticle, deleteRow } from './history.data.ts';
import { createRow } from './history.model.ts';
import { useCachedRows } from './useCachedRows.ts';

/** Delete with undo, restore and duplicate. */
export const useHistoryChanges = (filters: HistoryFilters) => {
  const cached = useCachedRows(filters);

  const restoring = useApiMutation({
    send: ({ id }: HistoryRow) => requestRestoreArticle(id),
    errorText: 'Failed to save content',
    onSuccess: (_, row) => {
      cached.insert(row);
      announce(`“${row.title}” was restored.`);
    },
  });
  const removing = useApiMutation({
    send: deleteRow,
    errorText: 'Failed to delete content',
    optimistic: (row: HistoryRow) => [cached.removal(row)],
    onSuccess: (_, row) => {
      cached.clearOtherQueries();
      if (row.type === 'article')
        offerUndo({
          title: 'Deleted',
          description: `“${row.title}” was deleted.`,
          run: () => restoring.mutate(row),
        });
      else showToast({ title: 'Deleted', description: row.title });
    },
  });
  const copying = useApiMutation({
    send: ({ id }: HistoryRow) => requestDuplicateArticle(id),
    errorText: 'Failed to save article',
    success: ({ title }) => ({ title: 'Duplicated', description: title }),
    onSuccess: (article) => {
      cached.clearOtherQueries();
      cached.insert(createRow(article));
    },
  });

  /** A deleted scheduled item cannot be restored, so this asks for confirmation first. */
  const remove = async (row: HistoryRow): Promise<void> => {
    const isConfirmed =
      row.type === 'article' ||
      (await confirm({
        title: 'Delete this scheduled item?',
        text: `“${row.title}” will also be removed from the calendar. Live posts are not affected.`,
        confirmLabel: 'Delete item',
        destructive: true,
      }));
    if (isConfirmed) removing.mutate(row);
  };
  return { remove, duplicate: copying.mutate };
};
