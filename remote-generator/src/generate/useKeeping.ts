import { createArticle, type Article } from '@rankwright/contracts/articles';
import { callApi, messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useEffect, useRef } from 'react';
import type { Progress } from './progress.model.ts';

/**
 * Makes a stopped text an article. Without a network it waits; left meanwhile, the text still lies on this device. A
 * line that breaks midway is told and not tried again by itself, since that could make two articles.
 */
export const useKeeping = ({ title, text }: Progress, onKept: (article: Article) => void) => {
  const wish = useRef<AbortController | null>(null);
  const keeping = useMutation({
    networkMode: 'online',
    mutationFn: async (wanted: AbortSignal) =>
      wanted.aborted ? null : (await callApi(createArticle, { body: { title, content: text } })).article,
    onSuccess: (article) => {
      if (article) onKept(article);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save article')),
  });
  useEffect(() => () => wish.current?.abort(), []);
  return {
    pending: keeping.isPending,
    /** For the network. */
    waiting: keeping.isPaused,
    keep: () => {
      wish.current = new AbortController();
      keeping.mutate(wish.current.signal);
    },
    leave: () => {
      wish.current?.abort();
      keeping.reset();
    },
  };
};
