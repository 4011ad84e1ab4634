import { listAlerts, listNotifications } from '@rankwright/contracts/alerts';
import { getArticle, getContentHistory } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import type { AccountEvent } from '@rankwright/contracts/events';
import { getGeneration, listGenerations, type Generation } from '@rankwright/contracts/generations';
import type { Endpoint } from '@rankwright/contracts/http';
import { listScheduledItems } from '@rankwright/contracts/planner';
import { listReports } from '@rankwright/contracts/reports';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '../queries/endpointQuery.ts';

type GenerationData = Extract<AccountEvent, { type: 'generation' }>['data'];

const lists: readonly Endpoint[] = [listScheduledItems, getContentHistory, listAlerts];
const liveEndpoints: readonly Endpoint[] = [
  ...lists,
  getArticle,
  getGeneration,
  listGenerations,
  listNotifications,
  listConnections,
  listReports,
];

const invalidate = (queryClient: QueryClient, endpoints: readonly Endpoint[]): void => {
  for (const endpoint of endpoints) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
};

const invalidateArticle = (queryClient: QueryClient, id: string): void => {
  void queryClient.invalidateQueries({ queryKey: endpointQuery(getArticle, { params: { id } }).queryKey });
  invalidate(queryClient, lists);
};

const isRunning = ({ state }: GenerationData): boolean => state === 'queued' || state === 'running';

/** Appends the added text; null when text in between was missed. */
const withAddedText = (text: string, added: GenerationData['added']): string | null => {
  if (!added || text.length >= added.offset + added.text.length) return text;
  return text.length < added.offset ? null : text.slice(0, added.offset) + added.text;
};

const applyGeneration = (queryClient: QueryClient, data: GenerationData): void => {
  const { queryKey } = endpointQuery(getGeneration, { params: { id: data.id } });
  const cached = queryClient.getQueryData(queryKey)?.generation;
  const text = cached ? withAddedText(cached.text, data.added) : null;
  const { state, stage, section, sections, words, wordGoal, error } = data;
  const progress = { state, stage, section, sections, words, wordGoal, error };
  const merge = (generation: Generation): Generation => ({ ...generation, ...progress });
  if (cached && text !== null)
    queryClient.setQueryData(queryKey, { success: true, generation: { ...merge(cached), text } });
  else void queryClient.invalidateQueries({ queryKey });
  if (isRunning(data))
    queryClient.setQueryData(
      endpointQuery(listGenerations).queryKey,
      (reply) =>
        reply && {
          ...reply,
          generations: reply.generations.map((other) => (other.id === data.id ? merge(other) : other)),
        },
    );
  else void refetchFinished(queryClient, data);
};

/** The generation first: once its article is read again, nobody shows how the generation ended. */
const refetchFinished = async (
  queryClient: QueryClient,
  { id, articleId }: GenerationData,
): Promise<void> => {
  // The event does not say whether the text was taken over.
  await queryClient.invalidateQueries({
    queryKey: endpointQuery(getGeneration, { params: { id } }).queryKey,
  });
  invalidate(queryClient, [listGenerations]);
  invalidateArticle(queryClient, articleId);
};

/** Brings the query cache up to date with an event of the account. A type that a newer API has added is left alone. */
export const applyAccountEvent = (queryClient: QueryClient, event: AccountEvent): void => {
  switch (event.type) {
    case 'generation':
      applyGeneration(queryClient, event.data);
      break;
    case 'publication':
      invalidateArticle(queryClient, event.data.articleId);
      break;
    case 'article':
      invalidateArticle(queryClient, event.data.id);
      break;
    case 'connection':
      invalidate(queryClient, [listConnections, listAlerts]);
      break;
    case 'report':
      invalidate(queryClient, [listReports]);
      break;
    case 'notification':
      invalidate(queryClient, [listNotifications, listAlerts]);
  }
};

/** Refetches what events keep up to date; for when some may have been missed. */
export const refetchLiveData = (queryClient: QueryClient): void => invalidate(queryClient, liveEndpoints);
