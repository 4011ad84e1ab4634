import type { Keyword } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { announce } from '@rankwright/sdk/host';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { dismissToast, showError, showToast } from '@rankwright/sdk/toasts';
import { undoMs, useUndo } from '../../undo/useUndo.ts';
import {
  requestRestoreKeyword,
  refreshKeywords,
  requestDeleteKeyword,
  updateCachedKeywords,
} from '../keywords.data.ts';

const useRestoreKeyword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'keyword-removal' },
    mutationFn: requestRestoreKeyword,
    onSuccess: ({ keyword }) => announce(`“${keyword}” is back on your list.`),
    onError: (error) => showError('Error', getErrorMessage(error, 'The keyword could not be restored.')),
    onSettled: () => refreshKeywords(queryClient),
  });
};

/** Deletes a keyword with an optimistic update and offers undo. */
export const useDeleteKeyword = () => {
  const queryClient = useQueryClient();
  const { offered, offer, forget } = useUndo();
  const restoring = useRestoreKeyword();
  const deleting = useMutation({
    scope: { id: 'keyword-removal' },
    mutationFn: requestDeleteKeyword,
    onMutate: ({ id }) =>
      updateCachedKeywords(queryClient, (list) => list.filter((keyword) => keyword.id !== id)),
    onSuccess: (_, keyword) => notifyDeleted(keyword),
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to delete keyword')),
    onSettled: () => refreshKeywords(queryClient),
  });
  const notifyDeleted = (keyword: Keyword): void => {
    const message = `“${keyword.keyword}” removed.`;
    const run = () => {
      forget();
      dismissToast(id);
      restoring.mutate(keyword);
    };
    announce(message);
    const id = showToast({
      title: 'Keyword removed',
      description: keyword.keyword,
      durationMs: undoMs,
      action: { label: 'Undo', run },
    });
    offer({ description: message, run });
  };
  return { remove: (keyword: Keyword): void => deleting.mutate(keyword), undo: offered };
};
