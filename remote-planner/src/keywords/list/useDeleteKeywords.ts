import type { Keyword } from '@rankwright/contracts/planner';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { offerUndo } from '@rankwright/sdk/undo';
import {
  changeKeywords,
  keywordKeys,
  requestDeleteKeywords,
  requestRestoreKeywords,
} from '../keywords.data.ts';
import { nameKeywords } from './bulk.model.ts';

const scope = 'keyword-removal';
const invalidates = keywordKeys;

/** Deletes keywords with an optimistic update and offers undo. */
export const useDeleteKeywords = () => {
  const restoring = useApiMutation({
    scope,
    send: requestRestoreKeywords,
    errorText: 'The keyword could not be restored.',
    invalidates,
    onSuccess: (_, keywords) =>
      announce(`${nameKeywords(keywords)} ${keywords.length === 1 ? 'is' : 'are'} back on your list.`),
  });
  const deleting = useApiMutation({
    scope,
    send: requestDeleteKeywords,
    errorText: 'Failed to delete keyword',
    invalidates,
    optimistic: (keywords: readonly Keyword[]) => {
      const ids = new Set(keywords.map(({ id }) => id));
      return [changeKeywords((list) => list.filter(({ id }) => !ids.has(id)))];
    },
    onSuccess: (_, keywords) => {
      const title = keywords.length === 1 ? 'Keyword removed' : 'Keywords removed';
      const description = `${nameKeywords(keywords)} removed.`;
      announce(description);
      offerUndo({ title, description, run: () => restoring.mutate(keywords) });
    },
  });
  return (keywords: readonly Keyword[]): void => deleting.mutate(keywords);
};
