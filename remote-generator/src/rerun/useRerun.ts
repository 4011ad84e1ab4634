import { getArticle, type Article } from '@rankwright/contracts/articles';
import { endpointQuery } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { generationQuery, generationsQuery, requestStopGeneration } from '../generations/generations.data.ts';
import { requestApplyGeneration, requestRerun } from './rerun.data.ts';
import type { RerunInputs } from './rerun.model.ts';

const articleKey = (id: string) => endpointQuery(getArticle, { params: { id } }).queryKey;

/** Query parameter of links to a text that waits: it names its generation. */
const linkParameter = 'generation';

/**
 * A second text for an article that has one: it is written in the background and waits until it is taken over. The
 * device remembers which one waits; a notification names it in the URL.
 */
export const useRerun = (article: Article, onArticle: (article: Article) => void) => {
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const stored = useDraft<string | null>(`rerun:${article.id}`, null);
  const id = article.generation?.id ?? search.get(linkParameter) ?? stored.value;
  const generation = useQuery({ ...generationQuery(id ?? ''), enabled: id !== null }).data?.generation;
  const dismiss = (): void => {
    stored.discard();
    setSearch(
      (now) => {
        now.delete(linkParameter);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const starting = useApiMutation({
    send: (inputs: RerunInputs) => requestRerun(article.id, inputs),
    errorText: 'Failed to generate article',
    invalidates: [generationsQuery.queryKey, articleKey(article.id)],
    onSuccess: (started) => {
      queryClient.setQueryData(generationQuery(started.id).queryKey, { success: true, generation: started });
      stored.setValue(started.id);
      announce('Writing started.');
    },
  });
  const stopping = useApiMutation({
    send: requestStopGeneration,
    errorText: 'Writing could not be stopped.',
    invalidates: [articleKey(article.id)],
    onSuccess: (stopped) =>
      queryClient.setQueryData(generationQuery(stopped.id).queryKey, { success: true, generation: stopped }),
  });
  const applying = useApiMutation({
    send: (waiting: { id: string }) => requestApplyGeneration(waiting, article),
    errorText: 'The new text could not be applied. Please try again.',
    success: { title: 'New text in place', description: 'The previous text is in the version history.' },
    onSuccess: (applied) => {
      dismiss();
      onArticle(applied);
    },
  });
  const isOfThisArticle = generation?.articleId === article.id && !generation.applied;
  return {
    /** The text being written, or waiting to be compared; null when there is none. */
    generation: isOfThisArticle ? generation : null,
    start: starting.mutate,
    isStarting: starting.isPending,
    stop: stopping.mutate,
    isStopping: stopping.isPending,
    apply: applying.mutate,
    isApplying: applying.isPending,
    dismiss,
  };
};
export type Rerun = ReturnType<typeof useRerun>;
