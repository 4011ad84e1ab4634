import { createArticle, type Article } from '@rankwright/contracts/articles';
import { callApi, getErrorMessage } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useEffect, useRef } from 'react';
import type { Progress } from './progress.model.ts';

/**
 * Saves a stopped text as an article. While offline it waits and can be canceled. A connection that breaks
 * during the request is reported and not retried, since a retry could create a second article.
 */
export const useSaveArticle = ({ title, text }: Progress, onSaved: (article: Article) => void) => {
  const abortController = useRef<AbortController | null>(null);
  const saving = useMutation({
    networkMode: 'online',
    mutationFn: async (signal: AbortSignal) =>
      signal.aborted ? null : (await callApi(createArticle, { body: { title, content: text } })).article,
    onSuccess: (article) => {
      if (article) onSaved(article);
    },
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to save article')),
  });
  useEffect(() => () => abortController.current?.abort(), []);
  return {
    pending: saving.isPending,
    /** Waiting for the network. */
    waiting: saving.isPaused,
    save: () => {
      abortController.current = new AbortController();
      saving.mutate(abortController.current.signal);
    },
    cancel: () => {
      abortController.current?.abort();
      saving.reset();
    },
  };
};
