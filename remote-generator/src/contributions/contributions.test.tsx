import { getArticle } from '@rankwright/contracts/articles';
import { actions } from '@rankwright/sdk/host';
import { mockApi, mockError, mockReply, renderScreen, sampleScheduledItem } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleArticle } from '../testing/samples.ts';
import { Component as ArticleFacts } from './ArticleFacts.tsx';
import { Component as WritingActions } from './WritingActions.tsx';

const api = mockApi();
const article = sampleArticle({ state: 'needsReview', wordCount: 1_240 });
const item = sampleScheduledItem({ articleId: article.id });

describe('the panel of a scheduled item', () => {
  it('has the state of its article, its length and the way there', async () => {
    api.use(mockReply(getArticle, { success: true, article }));
    const { container } = renderScreen(<ArticleFacts item={item} />);
    expect(await screen.findByText('1,240 words')).toBeVisible();
    expect(screen.getByText('Needs review')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open article' })).toHaveAttribute(
      'href',
      `/generate-content?article=${article.id}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that nothing is written yet', async () => {
    api.use(mockReply(getArticle, { success: true, article: { ...article, wordCount: 0 } }));
    renderScreen(<ArticleFacts item={item} />);
    expect(await screen.findByText('No text yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write it' })).toBeVisible();
  });

  it('says that the article could not be loaded, and tries again', async () => {
    api.use(mockError(getArticle, 'UNAVAILABLE'));
    const { user } = renderScreen(<ArticleFacts item={item} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The article could not be loaded.');
    api.use(mockReply(getArticle, { success: true, article }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,240 words')).toBeVisible();
  });
});

it('offers to write and to publish an article from anywhere', async () => {
  const { router, unmount } = renderScreen(<WritingActions />);
  const { list } = actions.getState();
  expect(list.map(({ label }) => label)).toEqual(['New article', 'Publish an article']);
  act(() => list[1]?.run());
  await waitFor(() => expect(router.state.location.pathname).toBe('/distribution'));
  unmount();
  expect(actions.getState().list).toEqual([]);
});
