import { approveArticle, rejectArticle, type Article } from '@rankwright/contracts/articles';
import { callApi, getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';

interface ReviewOptions {
  saveIfChanged: () => Promise<Article | null>;
  onArticle: (article: Article) => void;
}

const decisions = {
  approve: {
    endpoint: approveArticle,
    done: 'Article approved',
    failed: 'The article could not be approved',
  },
  reject: { endpoint: rejectArticle, done: 'Article rejected', failed: 'The article could not be rejected' },
} as const;
type Decision = keyof typeof decisions;

const describeDecision = (decision: Decision, { slot }: Article): string => {
  if (decision === 'reject') return 'This version is not published automatically.';
  return slot?.publishAt && new Date(slot.publishAt) > new Date()
    ? 'This version will be published at its time.'
    : 'After an edit, approve it again.';
};

/** Approves or rejects the version on screen; unsaved changes are saved first. */
export const useReview = ({ saveIfChanged, onArticle }: ReviewOptions) => {
  const deciding = useApiMutation({
    errorText: (error, decision) =>
      getErrorMessage(error, `${decisions[decision].failed}. Please try again.`),
    send: async (decision: Decision): Promise<Article | null> => {
      const saved = await saveIfChanged();
      if (!saved) return null;
      const { article } = await callApi(decisions[decision].endpoint, {
        params: { id: saved.id },
        body: { version: saved.version },
      });
      return article;
    },
    onSuccess: (article, decision) => {
      if (!article) return;
      onArticle(article);
      showToast({
        title: decisions[decision].done,
        description: describeDecision(decision, article),
      });
    },
  });
  return {
    approve: () => deciding.mutate('approve'),
    reject: () => deciding.mutate('reject'),
    deciding: deciding.isPending ? deciding.variables : null,
  };
};
