import type { HistoryRow } from '@rankwright/contracts/articles';
import { getErrorMessage } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { announce } from '@rankwright/sdk/host';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import type { HistoryFilters } from './filters.model.ts';
import { restoreRow, duplicateRow, historyQuery, deleteRow } from './history.data.ts';
import { createRow, withoutRow, withRow } from './history.model.ts';

/** Changes the cached rows in place, without refetching all loaded pages. */
const useCachedRows = (filters: HistoryFilters) => {
  const queryClient = useQueryClient();
  const { queryKey } = historyQuery(filters);
  return {
    insert: (row: HistoryRow) =>
      queryClient.setQueryData(queryKey, (cached) => cached && withRow(cached, row)),
    remove: (row: HistoryRow) =>
      queryClient.setQueryData(queryKey, (cached) => cached && withoutRow(cached, row)),
    clearOtherQueries: () => queryClient.removeQueries({ queryKey: [queryKey[0]], type: 'inactive' }),
  };
};

/** Delete with undo, restore and duplicate. */
export const useHistoryChanges = (filters: HistoryFilters) => {
  const cached = useCachedRows(filters);
  const [removed, setRemoved] = useState<HistoryRow | null>(null);

  const restoring = useMutation({
    mutationFn: ({ id }: HistoryRow) => restoreRow(id),
    onSuccess: (_, row) => {
      cached.insert(row);
      setRemoved(null);
      announce(`“${row.title}” was restored.`);
    },
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to save content')),
  });
  const removing = useMutation({
    mutationFn: deleteRow,
    onMutate: cached.remove,
    onSuccess: (_, row) => {
      cached.clearOtherQueries();
      const canRestore = row.type === 'article';
      setRemoved(canRestore ? row : null);
      showToast({
        title: 'Deleted',
        description: row.title,
        ...(canRestore && { action: { label: 'Undo', run: () => restoring.mutate(row) } }),
      });
    },
    onError: (error, row) => {
      cached.insert(row);
      showError('Error', getErrorMessage(error, 'Failed to delete content'));
    },
  });
  const copying = useMutation({
    mutationFn: ({ id }: HistoryRow) => duplicateRow(id),
    onSuccess: (article) => {
      cached.clearOtherQueries();
      cached.insert(createRow(article));
      showToast({ title: 'Duplicated', description: article.title });
    },
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to save article')),
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
  return {
    removed,
    restoring: restoring.isPending,
    remove,
    restore: restoring.mutate,
    dismiss: () => setRemoved(null),
    duplicate: copying.mutate,
  };
};
