import { getContentHistory, type Article } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { useNavigate } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { createOrUpdateArticle } from './distribution.data.ts';
import type { DistributionForm } from './distribution.model.ts';

/** Saves the text as a draft article, which appears in the content history. */
export const useSaveDraft = (onArticle: (article: Article) => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (form: DistributionForm) => createOrUpdateArticle(form),
    onSuccess: (article) => {
      onArticle(article);
      queryClient.removeQueries({ queryKey: [getContentHistory.path], type: 'inactive' });
      showToast({
        title: 'Draft saved',
        description: 'Find it in your content history.',
        action: { label: 'Open history', run: () => void navigate(paths.contentHistory) },
      });
    },
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to save article')),
  });
};
