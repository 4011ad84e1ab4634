import type { Article } from '@rankwright/contracts/articles';
import { ApiError, messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { waitsForNetwork } from '../publishing/network.ts';
import { readArticle, saveArticle } from './article.data.ts';
import { isEmpty, sameText, textOf } from './articleText.model.ts';
import type { ArticleTextState, KeptText } from './useArticleText.ts';

interface Saving {
  article: Article;
  text: ArticleTextState;
  onArticle: (article: Article) => void;
  /** After a save the person asked for. */
  onSaved: (article: Article) => void;
}

const failureText = ({ kind }: Article): string =>
  kind === 'rewritten' ? 'Failed to save rewritten article' : 'Failed to save article';

const isChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'ARTICLE_CHANGED';

/** Saves the text; where it was saved before and only the answer was lost, that is the answer. */
const saveOnce = async (article: Article, { text, baseVersion }: KeptText): Promise<Article> => {
  try {
    return await saveArticle(article, text, baseVersion);
  } catch (error) {
    if (!isChanged(error)) throw error;
    const there = await readArticle(article.id);
    if (sameText(textOf(there), text)) return there;
    throw error;
  }
};

/**
 * Saves what stands on screen. Without a network it waits, and sends what stands there when the network is back.
 * A change made elsewhere is fetched and shown beside it, never overwritten.
 */
export const useSaving = ({ article, text, onArticle, onSaved }: Saving) => {
  const store = async (): Promise<Article> => {
    const sent = text.current();
    const saved = await saveOnce(article, sent);
    text.settle(sent.text, saved);
    onArticle(saved);
    return saved;
  };
  const tell = async (error: unknown): Promise<void> => {
    showError('Error', messageOf(error, failureText(article)));
    if (isChanged(error)) onArticle(await readArticle(article.id));
  };
  const saving = useMutation({
    mutationFn: store,
    ...waitsForNetwork,
    onSuccess: (saved) => {
      showToast({ title: 'Article saved' });
      onSaved(saved);
    },
    onError: tell,
  });
  return {
    pending: saving.isPending,
    /** For the network. */
    waiting: saving.isPaused,
    /** The saved article as it stands on screen now. */
    stored: (): Promise<Article> => (text.dirty ? store() : Promise.resolve(article)),
    save: () => {
      if (isEmpty(text.current().text)) showError('Error', 'Title and content cannot be empty.');
      else if (!saving.isPending) saving.mutate();
    },
  };
};
