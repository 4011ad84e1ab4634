import type { Article } from '@rankwright/contracts/articles';
import { ApiError, getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { requestGetArticle, requestUpdateArticle } from './article.data.ts';
import { isEmpty, isSameText, getArticleText } from './articleText.model.ts';
import type { ArticleTextState, StoredText } from './useArticleText.ts';

interface SaveOptions {
  article: Article;
  text: ArticleTextState;
  onArticle: (article: Article) => void;
  /** Called after a save requested by the user, not after one before publishing. */
  onSaved: (article: Article) => void;
}

const getFailureText = ({ kind }: Article): string =>
  kind === 'rewritten' ? 'Failed to save rewritten article' : 'Failed to save article';

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'ARTICLE_CHANGED';

/**
 * Saves the text. On a conflict, returns the server's article when it already has this text: only the reply
 * was lost.
 */
const saveIdempotently = async (article: Article, { text, baseVersion }: StoredText): Promise<Article> => {
  try {
    return await requestUpdateArticle(article, text, baseVersion);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const remote = await requestGetArticle(article.id);
    if (isSameText(getArticleText(remote), text)) return remote;
    throw error;
  }
};

/**
 * Saves the current text. While offline it waits and sends the latest text after reconnecting. A change made
 * elsewhere is fetched and shown for comparison, never overwritten.
 */
export const useSaveArticle = ({ article, text, onArticle, onSaved }: SaveOptions) => {
  const store = async (): Promise<Article> => {
    const sent = text.getCurrent();
    const saved = await saveIdempotently(article, sent);
    text.applySaved(sent.text, saved);
    onArticle(saved);
    return saved;
  };
  const showConflict = async (error: unknown): Promise<void> => {
    if (isConflict(error)) onArticle(await requestGetArticle(article.id));
  };
  const saving = useApiMutation({
    send: store,
    waitsForNetwork: true,
    errorText: getFailureText(article),
    topic: 'save-article',
    success: { title: 'Article saved' },
    onSuccess: onSaved,
    onError: (error) => void showConflict(error),
  });
  const storeOrNotify = async (): Promise<Article | null> => {
    try {
      return await store();
    } catch (error) {
      showError('Error', getErrorMessage(error, getFailureText(article)), 'save-article');
      await showConflict(error);
      return null;
    }
  };
  return {
    pending: saving.isPending,
    /** Waiting for the network. */
    waiting: saving.isPaused,
    /** Saves unsaved changes, if any; null when that failed, after the error was shown. */
    saveIfChanged: (): Promise<Article | null> => (text.isDirty ? storeOrNotify() : Promise.resolve(article)),
    save: () => {
      if (isEmpty(text.getCurrent().text)) showError('Error', 'Title and content cannot be empty.');
      else if (!saving.isPending) saving.mutate();
    },
  };
};
