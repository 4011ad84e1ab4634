import type { HistoryRow } from '@rankwright/contracts/articles';
import { messageOf } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { announce } from '@rankwright/sdk/host';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import type { HistoryFilters } from './filters.model.ts';
import { bringBack, copyArticle, historyQuery, removeRow } from './history.data.ts';
import { rowOf, withoutRow, withRow } from './history.model.ts';

/** The rows that are held, changed without reading hundreds of pages again. */
const useHeldRows = (filters: HistoryFilters) => {
  const queryClient = useQueryClient();
  const { queryKey } = historyQuery(filters);
  return {
    put: (row: HistoryRow) => queryClient.setQueryData(queryKey, (held) => held && withRow(held, row)),
    take: (row: HistoryRow) => queryClient.setQueryData(queryKey, (held) => held && withoutRow(held, row)),
    forgetOthers: () => queryClient.removeQueries({ queryKey: [queryKey[0]], type: 'inactive' }),
  };
};

/** Removing with a way back, and copying. */
export const useHistoryChanges = (filters: HistoryFilters) => {
  const held = useHeldRows(filters);
  const [removed, setRemoved] = useState<HistoryRow | null>(null);

  const restoring = useMutation({
    mutationFn: ({ id }: HistoryRow) => bringBack(id),
    onSuccess: (_, row) => {
      held.put(row);
      setRemoved(null);
      announce(`“${row.title}” is back.`);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save content')),
  });
  const removing = useMutation({
    mutationFn: removeRow,
    onMutate: held.take,
    onSuccess: (_, row) => {
      held.forgetOthers();
      const canReturn = row.type === 'article';
      setRemoved(canReturn ? row : null);
      showToast({
        title: 'Removed',
        description: row.title,
        ...(canReturn && { action: { label: 'Undo', run: () => restoring.mutate(row) } }),
      });
    },
    onError: (error, row) => {
      held.put(row);
      showError('Error', messageOf(error, 'Failed to delete content'));
    },
  });
  const copying = useMutation({
    mutationFn: ({ id }: HistoryRow) => copyArticle(id),
    onSuccess: (article) => {
      held.forgetOthers();
      held.put(rowOf(article));
      showToast({ title: 'Duplicated', description: article.title });
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save article')),
  });

  /** A planned item cannot come back, so it is asked for first. */
  const remove = async (row: HistoryRow): Promise<void> => {
    const sure =
      row.type === 'article' ||
      (await confirm({
        title: 'Remove this planned item?',
        text: `“${row.title}” leaves the calendar, too. Posts that are live stay.`,
        confirmLabel: 'Remove it',
        destructive: true,
      }));
    if (sure) removing.mutate(row);
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
