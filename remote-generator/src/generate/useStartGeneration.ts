import type { Generation } from '@rankwright/contracts/generations';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { articleQuery } from '../article/article.data.ts';
import { generationQuery, generationsQuery } from '../generations/generations.data.ts';
import { requestStartGeneration } from './generate.data.ts';
import type { WriteRequest } from './generate.model.ts';

/** Starts a generation. It goes on when this page is left. */
export const useStartGeneration = (
  articleId: string | undefined,
  onStarted: (generation: Generation) => void,
) => {
  const queryClient = useQueryClient();
  return useApiMutation({
    send: async (request: WriteRequest) => {
      const generation = await requestStartGeneration(request, articleId);
      queryClient.setQueryData(generationQuery(generation.id).queryKey, { success: true, generation });
      await queryClient.invalidateQueries({ queryKey: articleQuery(generation.articleId).queryKey });
      return generation;
    },
    errorText: 'Failed to generate article',
    invalidates: [generationsQuery.queryKey],
    onSuccess: (generation) => {
      announce('Writing started.');
      onStarted(generation);
    },
  });
};
