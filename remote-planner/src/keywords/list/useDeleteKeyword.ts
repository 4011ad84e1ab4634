import type { Keyword } from '@rankwright/contracts/planner';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { offerUndo } from '@rankwright/sdk/undo';
import {
  changeKeywords,
  keywordKeys,
  requestDeleteKeyword,
  requestRestoreKeyword,
} from '../keywords.data.ts';

const scope = 'keyword-removal';
const invalidates = keywordKeys;

/** Deletes a keyword with an optimistic update and offers undo. */
export const useDeleteKeyword = () => {
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
    onSuccess: (_, keyword) => {
      const description = `“${keyword.keyword}” removed.`;
      announce(description);
      offerUndo({ title: 'Keyword removed', description, run: () => restoring.mutate(keyword) });
    },
  });
  return (keyword: Keyword): void => deleting.mutate(keyword);
};
