import { getContentHistory } from '@rankwright/contracts/articles';
import { answer, disconnect, refuse } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { historyPage, sampleRow } from '../testing/samples.ts';
import { article, server, open, lines, table } from '../testing/historyScreen.tsx';

describe('the content history', () => {
  it('has the columns image, title, status, keyword, difficulty, volume, date and type [C-081]', async () => {
    open();
    const heads = within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(1, -1)).toEqual([
      'Image',
      'Title',
      'Status',
      'Keyword',
      'Difficulty',
      'Volume',
      'Date',
      'Type',
    ]);
    const [first, second] = lines();
    expect(first).toHaveTextContent(
      /How to prune roses in winter.*Draft.*rose pruning.*812.*Nov 21, 2026.*Article/,
    );
    expect(second).toHaveTextContent(/Mulch before frost.*Planned.*Scheduled/);
    expect(screen.getByRole('link', { name: 'WordPress post' })).toHaveAttribute(
      'href',
      'https://roses.example/prune',
    );
  });

  it.each([
    [1, 'default'],
    [4, 'default'],
    [5, 'secondary'],
    [7, 'secondary'],
    [8, 'destructive'],
    [20, 'destructive'],
  ])('marks a difficulty of %i as %s [C-082]', async (difficulty, badge) => {
    server.use(answer(getContentHistory, historyPage([sampleRow({ difficulty })])));
    open();
    await table();
    const chip = screen.getByText(new RegExp(`^${difficulty} `)).closest('[data-badge]');
    expect(chip).toHaveAttribute('data-badge', badge);
  });

  it('sums up total, articles and scheduled [C-083]', async () => {
    open();
    await table();
    const tile = (label: string) => screen.getAllByText(label, { selector: 'p' })[0]?.parentElement;
    expect(tile('Total')).toHaveTextContent('Total2');
    expect(tile('Articles')).toHaveTextContent('Articles1');
    expect(tile('Scheduled')).toHaveTextContent('Scheduled1');
  });

  it('says of a count that stopped at the cap that there are more', async () => {
    const { data, ...reply } = historyPage([article]);
    const counts = { total: 1_003, articles: 1_000, scheduled: 3, totalCapped: true };
    server.use(answer(getContentHistory, { ...reply, data: { ...data, ...counts } }));
    open();
    await table();
    const tile = (label: string) => screen.getAllByText(label, { selector: 'p' })[0]?.parentElement;
    expect(tile('Total')).toHaveTextContent('Total1,003+');
    expect(tile('Articles')).toHaveTextContent('Articles1,000+');
    expect(tile('Scheduled')).toHaveTextContent(/^Scheduled3$/);
  });

  it('opens an article to edit', async () => {
    const { router, user } = open();
    await table();
    await user.click(screen.getByRole('link', { name: article.title }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/generate-content?article=${article.id}`,
    );
  });

  it('says what to do when there is nothing, and when nothing is found', async () => {
    server.use(answer(getContentHistory, historyPage([])));
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Write the first article' })).toHaveAttribute(
      'href',
      '/generate-content',
    );
    unmount();
    const { user, router } = open('/content-history?search=tulips');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(router.state.location.search).toBe('');
  });

  it('says "Error loading content" when it cannot be read, and reads it again on request [C-087]', async () => {
    server.use(refuse(getContentHistory, 'INTERNAL', ''));
    const { user } = open();
    expect(await screen.findByText('Error loading content')).toBeVisible();
    server.use(answer(getContentHistory, historyPage([article])));
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await table()).toBeVisible();
  });

  it('has no accessibility fault, full and failed', async () => {
    const { container, unmount } = open();
    await table();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    server.use(disconnect(getContentHistory));
    const failed = open();
    await screen.findByText('The history could not be loaded');
    expect(await axe(failed.container)).toHaveNoViolations();
  });
});
