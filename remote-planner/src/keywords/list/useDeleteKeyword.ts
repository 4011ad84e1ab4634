import type { Keyword } from '@rankwright/contracts/planner';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { dismissToast, showToast } from '@rankwright/sdk/toasts';
import { undoMs, useUndo } from '../../undo/useUndo.ts';
import {
  changeKeywords,
  keywordsQuery,
  requestDeleteKeyword,
  requestRestoreKeyword,
} from '../keywords.data.ts';

const scope = 'keyword-removal';
const invalidates = [keywordsQuery.queryKey];

/** Deletes a keyword with an optimistic update and offers undo. */
export const useDeleteKeyword = () => {
  const { offered, offer, forget } = useUndo();
  const restoring = useApiMutation({
    scope,
    send: requestRestoreKeyword,
    errorText: 'The keyword could not be restored.',
    invalidates,
    onSuccess: ({ keyword }) => announce(`“${keyword}” is back on your list.`),
  });
  const deleting = useApiMutation({
    scope,
    send: requestDeleteKeyword,
    errorText: 'Failed to delete keyword',
    invalidates,
    optimistic: ({ id }: Keyword) => [changeKeywords((list) => list.filter((keyword) => keyword.id !== id))],
    onSuccess: (_, keyword) => notifyDeleted(keyword),
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
