import { announce } from '@rankwright/sdk/host';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useEffect, useRef } from 'react';
import { articleQuery } from '../article/article.data.ts';
import { generationQuery, requestStopGeneration } from '../generations/generations.data.ts';

/** A generation with the text written so far, and Stop. */
export const useGeneration = (id: string) => {
  const queryClient = useQueryClient();
  const query = useQuery(generationQuery(id));
  const generation = query.data?.generation;
  const reported = useRef(false);
  useEffect(() => {
    if (!generation || reported.current) return;
    if (generation.state === 'failed') showError('Error', generation.error ?? 'Failed to generate article');
    else if (generation.state === 'done') announce('The article is ready.');
    else return;
    reported.current = true;
  }, [generation]);
  const stopping = useApiMutation({
    send: () => requestStopGeneration(id),
    errorText: 'Writing could not be stopped.',
    onSuccess: (stopped) => {
      queryClient.setQueryData(generationQuery(id).queryKey, { success: true, generation: stopped });
      announce('Writing stopped. The text so far is kept.');
      void queryClient.invalidateQueries({ queryKey: articleQuery(stopped.articleId).queryKey });
    },
  });
  return { query, generation, stop: () => stopping.mutate(), isStopping: stopping.isPending };
};
