import type { Article } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { useNavigate } from '@rankwright/sdk/router';
import { updateArticleCache } from '../article/article.data.ts';
import { savePastedText } from './distribution.data.ts';

/** Saves the text as a draft article, which appears in the content history. */
export const useSaveDraft = (onArticle: (article: Article) => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useApiMutation({
    send: savePastedText,
    errorText: 'Failed to save article',
    success: {
      title: 'Draft saved',
      description: 'Find it in your content history.',
      action: { label: 'Open history', run: () => void navigate(paths.contentHistory) },
    },
    onSuccess: (article) => {
      onArticle(article);
      updateArticleCache(queryClient, article);
    },
  });
};
