import { checkPublication, retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { answer, mockApi, refuse, renderScreen, sampleId, sampleItem } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { Component as PlannerPage } from '../../PlannerPage.tsx';
import { at } from '../../testing/onDay.ts';
import { plannerApi } from '../../testing/plannerApi.ts';
import { deliveryNews } from './delivery.model.ts';

const server = mockApi();
at('2026-11-21T12:00:00Z');

const publication = (change: Partial<Publication>): Publication => ({
  id: sampleId(50),
  articleId: sampleId(9),
  platform: 'wordpress',
  state: 'live',
  postId: '1',
  url: null,
  attempts: 1,
  nextAttemptAt: null,
  error: null,
  remedy: 'none',
  updatedAt: '2026-11-21T09:00:00.000Z',
  ...change,
});
const open = async (...publications: Publication[]) => {
  server.use(...plannerApi([sampleItem({ title: 'Roses', articleId: sampleId(9), publications })]));
  const view = renderScreen(<PlannerPage />, { at: '/content-planner' });
  return { ...view, cell: await screen.findByRole('gridcell', { name: /Roses/ }) };
};

describe('what became of an item on each platform', () => {
  it('is live, with a link to the post, and the cell says so [C-206]', async () => {
    const { cell } = await open(publication({ url: 'https://example.com/roses' }));
    expect(cell).toHaveAccessibleName(expect.stringContaining('WordPress Live'));
    expect(within(cell).getByRole('link', { name: 'View live post on WordPress' })).toHaveAttribute(
      'href',
      'https://example.com/roses',
    );
  });

  it('failed: Retry tries again and says what came of it [C-206]', async () => {
    const { cell, user } = await open(
      publication({ state: 'failed', remedy: 'retry', error: 'It took too long.' }),
    );
    server.use(answer(retryPublication, { success: true, publication: publication({ state: 'live' }) }));
    await user.click(within(cell).getByRole('button', { name: 'Retry WordPress' }));
    expect(await screen.findByLabelText('Notification')).toHaveTextContent('WordPressLive');
  });

  it('is unknown: Check now looks for it; a refusal is told', async () => {
    const { cell, user } = await open(publication({ state: 'unknown', remedy: 'check' }));
    server.use(refuse(checkPublication, 'WORDPRESS_NOT_CONNECTED'));
    await user.click(within(cell).getByRole('button', { name: 'Check now WordPress' }));
    expect(await screen.findByText('No WordPress connection configured')).toBeVisible();
  });

  it('needs a new connection: the way there', async () => {
    const { cell } = await open(publication({ state: 'failed', remedy: 'reconnect' }));
    expect(within(cell).getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/integrations');
    expect(within(cell).queryByRole('button', { name: /Retry/ })).toBeNull();
  });
});

describe('what the server did with an item', () => {
  const newsOf = (
    delivery: Parameters<typeof deliveryNews>[0]['delivery'],
    publications: Publication[] = [],
  ) => deliveryNews(sampleItem({ delivery, publications }))?.label ?? null;

  it('is told where its publications do not tell it', () => {
    expect(newsOf({ state: 'missed', error: 'Nothing to send.', lateSeconds: null })).toBe('Missed');
    const failed = { state: 'failed', error: 'No plan.', lateSeconds: null } as const;
    expect(newsOf(failed)).toBe('Not delivered');
    expect(newsOf(failed, [publication({ state: 'failed' })])).toBeNull();
    expect(newsOf({ state: 'waiting', error: null, lateSeconds: null })).toBeNull();
  });

  it('tells of lateness that somebody would notice [C-214]', () => {
    const late = (lateSeconds: number) => newsOf({ state: 'delivered', error: null, lateSeconds });
    expect(late(60)).toBeNull();
    expect(late(1_800)).toBe('Went out 30 minutes late');
    expect(late(7_200)).toBe('Went out 2 hours late');
  });
});
