import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import { useDraft } from '@rankwright/sdk/drafts';
import { emptyDistribution, type DistributionForm } from './distribution.model.ts';

/** The typed text or the picked article, and the selected platforms that are still connected. */
export const useDistributionForm = (connections: readonly Connection[]) => {
  const draft = useDraft<DistributionForm>('distribution', emptyDistribution);
  // Apart from the typed text, which stays when an article is picked instead.
  const picked = useDraft<DistributionForm | null>('distribution-picked', null);
  const stored = picked.value ? { value: picked.value, setValue: picked.setValue } : draft;
  // An earlier version may have stored a draft without one of the fields.
  const value = { ...emptyDistribution, ...stored.value };
  const selected = value.selected.filter((platform) =>
    connections.some((connection) => connection.platform === platform),
  );
  return {
    form: { ...value, selected },
    change: stored.setValue,
    pick: ({ id, title, content }: Pick<Article, 'id' | 'title' | 'content'>) =>
      picked.setValue({ ...emptyDistribution, title, content, selected, articleId: id, isPicked: true }),
    /** Back to the typed text. */
    clear: () => {
      picked.discard();
      draft.setValue({ ...draft.value, selected });
    },
    discard: () => {
      picked.discard();
      draft.discard();
    },
  };
};
