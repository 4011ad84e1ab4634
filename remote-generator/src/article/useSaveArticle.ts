import type { Article } from '@rankwright/contracts/articles';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { requestGetArticle } from './article.data.ts';
import { isEmpty } from './articleText.model.ts';
import { createTextSender, isConflict } from './sendText.ts';
import { useAutosave } from './useAutosave.ts';
import type { ArticleTextState } from './useArticleText.ts';

interface SaveOptions {
  article: Article;
  text: ArticleTextState;
  onArticle: (article: Article) => void;
  /** Called after a save requested by the user, not after an automatic one or one before publishing. */
  onSaved: (article: Article) => void;
}

const getFailureText = ({ kind }: Article): string =>
  kind === 'rewritten' ? 'Failed to save rewritten article' : 'Failed to save article';

/**
 * Saves the current text, by itself while it is typed and on request. While offline it waits and sends the latest text
 * after reconnecting. A change made elsewhere is fetched and shown for comparison, never overwritten.
 */
export const useSaveArticle = ({ article, text, onArticle, onSaved }: SaveOptions) => {
  const [{ send, enqueue }] = useState(() => createTextSender(article.id));
  const store = (autosave = false): Promise<Article> =>
    enqueue(async () => {
      const sent = text.getCurrent();
      const saved = await send(sent, autosave);
      text.applySaved(sent.text, saved);
      onArticle(saved);
      return saved;
    });
  const showConflict = async (error: unknown): Promise<void> => {
    if (isConflict(error)) onArticle(await requestGetArticle(article.id));
  };
  const saving = useApiMutation({
    send: () => store(),
    waitsForNetwork: true,
    errorText: getFailureText(article),
    topic: 'save-article',
    success: { title: 'Article saved' },
    onSuccess: onSaved,
    onError: (error) => void showConflict(error),
  });
  const autosave = useAutosave({
    text,
    store: () => store(true),
    isPaused: saving.isPending,
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
    waiting: saving.isPaused || autosave.isWaiting,
    saving: saving.isPending || autosave.isSaving,
    /** Why the last automatic save failed; null when it did not. */
    failure: autosave.failure,
    /** Saves unsaved changes, if any; null when that failed, after the error was shown. */
    saveIfChanged: async (): Promise<Article | null> => {
      await enqueue(() => Promise.resolve());
      return text.hasChanges() ? storeOrNotify() : text.getLatestSaved();
    },
    save: () => {
      if (isEmpty(text.getCurrent().text)) showError('Error', 'Title and content cannot be empty.');
      else if (!saving.isPending) saving.mutate();
    },
  };
};
