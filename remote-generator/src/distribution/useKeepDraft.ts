import { getContentHistory, type Article } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { useNavigate } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { keepArticle } from './distribution.data.ts';
import type { DistributionForm } from './distribution.model.ts';

/** Stores the text as a draft that the history shows. */
export const useKeepDraft = (onArticle: (article: Article) => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (form: DistributionForm) => keepArticle(form),
    onSuccess: (article) => {
      onArticle(article);
      queryClient.removeQueries({ queryKey: [getContentHistory.path], type: 'inactive' });
      showToast({
        title: 'Draft saved',
        description: 'You find it in the content history.',
        action: { label: 'Open history', run: () => void navigate(paths.contentHistory) },
      });
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save article')),
  });
};
