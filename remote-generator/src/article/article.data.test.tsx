import { getArticle, type Article } from '@rankwright/contracts/articles';
import type { Publication } from '@rankwright/contracts/publishing';
import { useQuery, type QueryClient } from '@rankwright/sdk/query';
import { mockApi, mockReply, renderScreen, withQueryData } from '@rankwright/sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { articleQuery, updateArticleCache } from './article.data.ts';

const waiting = samplePublication({ state: 'waiting', updatedAt: '2026-11-24T09:00:00.000Z' });
const live: Publication = { ...waiting, state: 'live', updatedAt: '2026-11-24T09:00:01.000Z' };
const createArticle = (publication: Publication): Article => ({
  ...sampleArticle(),
  publications: [publication],
});
const { id: articleId } = sampleArticle();
const { queryKey } = articleQuery(articleId);
const server = mockApi();

const PublicationState = () => (
  <p>{useQuery(articleQuery(articleId)).data?.article.publications[0]?.state}</p>
);

/** A screen with the cached article; the server knows that the post is live. */
const openScreen = (cached: Article) => {
  server.use(mockReply(getArticle, { success: true, article: createArticle(live) }));
  const { queryClient } = renderScreen(<PublicationState />, {
    data: [withQueryData(articleQuery(articleId), { success: true, article: cached })],
  });
  return queryClient;
};

const readState = (queryClient: QueryClient) =>
  queryClient.getQueryData(queryKey)?.article.publications[0]?.state;

test('shows the outcome of a publication when its event came before the reply of the command', async () => {
  const queryClient = openScreen(createArticle(live));
  act(() => updateArticleCache(queryClient, createArticle(waiting)));
  expect(readState(queryClient)).toBe('waiting');
  await waitFor(() => expect(readState(queryClient)).toBe('live'));
});

test('shows the outcome when the reply comes while the article is read after the event', async () => {
  const queryClient = openScreen(createArticle(waiting));
  void queryClient.invalidateQueries({ queryKey });
  act(() => updateArticleCache(queryClient, createArticle(waiting)));
  expect(readState(queryClient)).toBe('waiting');
  await waitFor(() => expect(readState(queryClient)).toBe('live'));
});
