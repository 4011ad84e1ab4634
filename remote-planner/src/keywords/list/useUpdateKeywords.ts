import type { Keyword } from '@rankwright/contracts/planner';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { offerUndo } from '@rankwright/sdk/undo';
import { changeKeywords, keywordKeys, requestUpdateKeywords } from '../keywords.data.ts';
import { formatKeywordCount } from '../keywordFormat.model.ts';
import { groupByCategory } from './bulk.model.ts';

const scope = 'keyword-category';
const invalidates = keywordKeys;

export interface CategoryChange {
  keywords: readonly Keyword[];
  category: string | null;
}

/** Sets the category of several keywords with an optimistic update and offers undo. */
export const useUpdateKeywords = (onUpdated: () => void) => {
  const undoing = useApiMutation({
    scope,
    send: async (before: readonly Keyword[]) => {
      for (const [category, keywords] of groupByCategory(before))
        await requestUpdateKeywords({ keywords, category });
    },
    errorText: 'The categories could not be restored.',
    invalidates,
    onSuccess: () => announce('The categories are as before.'),
  });
  return useApiMutation({
    scope,
    send: requestUpdateKeywords,
    errorText: 'The category could not be saved.',
    invalidates,
    optimistic: ({ keywords, category }: CategoryChange) => {
      const ids = new Set(keywords.map(({ id }) => id));
      return [changeKeywords((list) => list.map((row) => (ids.has(row.id) ? { ...row, category } : row)))];
    },
    onSuccess: (_, { keywords, category }) => {
      const count = formatKeywordCount(keywords.length);
      const description = category ? `${count} in “${category}”.` : `${count} without category.`;
      announce(description);
      offerUndo({ title: 'Category saved', description, run: () => undoing.mutate(keywords) });
      onUpdated();
    },
  });
};
