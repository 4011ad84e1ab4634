import type { Keyword } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { announce } from '@rankwright/sdk/host';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { dismissToast, showError, showToast } from '@rankwright/sdk/toasts';
import { undoMs, useUndo } from '../../undo/useUndo.ts';
import { bringBackKeyword, refreshKeywords, removeKeyword, showKeywords } from '../keywords.data.ts';

const useTakingBack = () => {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'keyword-removal' },
    mutationFn: bringBackKeyword,
    onSuccess: ({ keyword }) => announce(`“${keyword}” is back on your list.`),
    onError: (error) => showError('Error', messageOf(error, 'The keyword could not be brought back.')),
    onSettled: () => refreshKeywords(queryClient),
  });
};

/** Removes a keyword at once and offers the way back for ten seconds. */
export const useRemoval = () => {
  const queryClient = useQueryClient();
  const { offered, offer, forget } = useUndo();
  const takingBack = useTakingBack();
  const removing = useMutation({
    scope: { id: 'keyword-removal' },
    mutationFn: removeKeyword,
    onMutate: ({ id }) => showKeywords(queryClient, (list) => list.filter((keyword) => keyword.id !== id)),
    onSuccess: (_, keyword) => tellRemoved(keyword),
    onError: (error) => showError('Error', messageOf(error, 'Failed to delete keyword')),
    onSettled: () => refreshKeywords(queryClient),
  });
  const tellRemoved = (keyword: Keyword): void => {
    const words = `“${keyword.keyword}” removed.`;
    const run = () => {
      forget();
      dismissToast(id);
      takingBack.mutate(keyword);
    };
    announce(words);
    const id = showToast({
      title: 'Keyword removed',
      description: keyword.keyword,
      durationMs: undoMs,
      action: { label: 'Undo', run },
    });
    offer({ words, run });
  };
  return { remove: (keyword: Keyword): void => removing.mutate(keyword), undo: offered };
};
