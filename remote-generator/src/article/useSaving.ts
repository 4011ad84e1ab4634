import type { Article } from '@rankwright/contracts/articles';
import { ApiError, messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { readArticle, saveArticle } from './article.data.ts';
import { isEmpty } from './articleText.model.ts';
import type { ArticleTextState } from './useArticleText.ts';

interface Saving {
  article: Article;
  text: ArticleTextState;
  onArticle: (article: Article) => void;
  /** After a save the person asked for. */
  onSaved: (article: Article) => void;
}

const failureText = ({ kind }: Article): string =>
  kind === 'rewritten' ? 'Failed to save rewritten article' : 'Failed to save article';

/** Saves what stands on screen. A change made elsewhere is fetched and shown beside it, never overwritten. */
export const useSaving = ({ article, text, onArticle, onSaved }: Saving) => {
  const store = async (): Promise<Article> => {
    const { text: sent, baseVersion } = text.current();
    const saved = await saveArticle(article, sent, baseVersion);
    text.settle(sent, saved);
    onArticle(saved);
    return saved;
  };
  const tell = async (error: unknown): Promise<void> => {
    showError('Error', messageOf(error, failureText(article)));
    if (error instanceof ApiError && error.code === 'ARTICLE_CHANGED')
      onArticle(await readArticle(article.id));
  };
  const saving = useMutation({
    mutationFn: store,
    onSuccess: (saved) => {
      showToast({ title: 'Article saved' });
      onSaved(saved);
    },
    onError: tell,
  });
  return {
    pending: saving.isPending,
    /** The saved article as it stands on screen now. */
    stored: (): Promise<Article> => (text.dirty ? store() : Promise.resolve(article)),
    save: () => {
      if (isEmpty(text.current().text)) showError('Error', 'Title and content cannot be empty.');
      else if (!saving.isPending) saving.mutate();
    },
  };
};
