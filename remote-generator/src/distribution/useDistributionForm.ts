import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import { useDraft } from '@rankwright/sdk/drafts';
import { emptyDistribution, type DistributionForm } from './distribution.model.ts';

/** The typed text or the picked article, and the chosen platforms that are still connected. */
export const useDistributionForm = (connections: readonly Connection[]) => {
  const draft = useDraft<DistributionForm>('distribution', emptyDistribution);
  // Apart from the typed text, which stays when an article is picked instead.
  const picked = useDraft<DistributionForm | null>('distribution-picked', null);
  const stored = picked.value ? { value: picked.value, setValue: picked.setValue } : draft;
  const chosen = stored.value.chosen.filter((platform) =>
    connections.some((connection) => connection.platform === platform),
  );
  return {
    form: { ...stored.value, chosen },
    change: stored.setValue,
    pick: ({ id, title, content }: Pick<Article, 'id' | 'title' | 'content'>) =>
      picked.setValue({ ...emptyDistribution, title, content, chosen, articleId: id, isPicked: true }),
    /** Back to the typed text. */
    clear: () => {
      picked.discard();
      draft.setValue({ ...draft.value, chosen });
    },
    discard: () => {
      picked.discard();
      draft.discard();
    },
  };
};
