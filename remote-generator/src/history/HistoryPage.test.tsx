import { getContentHistory } from '@rankwright/contracts/articles';
import { mockReply, mockNetworkError, mockError, sampleId } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { historyPage, sampleRow } from '../testing/samples.ts';
import { article, server, open, getRows, findTable } from '../testing/historyScreen.tsx';

describe('the content history', () => {
  it('has the columns image, title, status, keyword, difficulty, volume in words, date and type [C-081]', async () => {
    open();
    const heads = within(await findTable())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(1, -1)).toEqual([
      'Image',
      'Title',
      'Status',
      'Keyword',
      'Difficulty',
      'Words',
      'Date',
      'Type',
    ]);
    const [first, second] = getRows();
    expect(first).toHaveTextContent(
      /How to prune roses in winter.*Draft.*rose pruning.*812.*Nov 21, 2026.*Article/,
    );
    expect(first).toHaveTextContent(/Nov 21, 2026\s?Created/);
    expect(second).toHaveTextContent(/Mulch before frost.*Planned.*Nov 24, 2026\s?Planned.*Scheduled/);
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
  ])('shows a difficulty of %i with the %s badge [C-082]', async (difficulty, badge) => {
    server.use(mockReply(getContentHistory, historyPage([sampleRow({ difficulty })])));
    open();
    await findTable();
    const chip = screen.getByText(new RegExp(`^${difficulty} `)).closest('[data-badge]');
    expect(chip).toHaveAttribute('data-badge', badge);
  });

  it('says when a post was published, and the planned day where that is another', async () => {
    const published = { scheduledDate: '2026-11-24', status: 'published' };
    server.use(
      mockReply(
        getContentHistory,
        historyPage([
          sampleRow({ ...published, publishedDate: '2026-11-25T12:00:00.000Z' }),
          sampleRow({ ...published, id: sampleId(2), publishedDate: '2026-11-24T12:00:00.000Z' }),
        ]),
      ),
    );
    open();
    await findTable();
    const [late, onTime] = getRows();
    expect(late).toHaveTextContent(/Nov 25, 2026\s?Published\s?Planned Nov 24, 2026/);
    expect(onTime).toHaveTextContent(/Nov 24, 2026\s?Published/);
    expect(onTime).not.toHaveTextContent('Planned');
  });

  it('shows the number of total, articles and scheduled [C-083]', async () => {
    open();
    await findTable();
    const getTile = (label: string) => screen.getAllByText(label, { selector: 'p' })[0]?.parentElement;
    expect(getTile('Total')).toHaveTextContent('Total2');
    expect(getTile('Articles')).toHaveTextContent('Articles1');
    expect(getTile('Scheduled')).toHaveTextContent('Scheduled1');
  });

  it('adds a plus sign to a count that reached the cap', async () => {
    const { data, ...reply } = historyPage([article]);
    const counts = { total: 1_003, articles: 1_000, scheduled: 3, totalCapped: true };
    server.use(mockReply(getContentHistory, { ...reply, data: { ...data, ...counts } }));
    open();
    await findTable();
    const getTile = (label: string) => screen.getAllByText(label, { selector: 'p' })[0]?.parentElement;
    expect(getTile('Total')).toHaveTextContent('Total1,003+');
    expect(getTile('Articles')).toHaveTextContent('Articles1,000+');
    expect(getTile('Scheduled')).toHaveTextContent(/^Scheduled3$/);
  });

  it('opens an article in the editor', async () => {
    const { router, user } = open();
    await findTable();
    await user.click(screen.getByRole('link', { name: article.title }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/generate-content?article=${article.id}`,
    );
  });

  it('links to the generator when the history is empty and clears the filters when nothing matches', async () => {
    server.use(mockReply(getContentHistory, historyPage([])));
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Write your first article' })).toHaveAttribute(
      'href',
      '/generate-content',
    );
    unmount();
    const { user, router } = open('/content-history?search=tulips');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('shows "Error loading content" when loading fails and loads again when Retry is pressed [C-087]', async () => {
    server.use(mockError(getContentHistory, 'INTERNAL', ''));
    const { user } = open();
    expect(await screen.findByText('Error loading content')).toBeVisible();
    server.use(mockReply(getContentHistory, historyPage([article])));
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await findTable()).toBeVisible();
  });

  it('has no accessibility violations, with rows and with an error', async () => {
    const { container, unmount } = open();
    await findTable();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    server.use(mockNetworkError(getContentHistory));
    const failed = open();
    await screen.findByText('The history could not be loaded');
    expect(screen.getAllByText('–')).toHaveLength(3);
    expect(await axe(failed.container)).toHaveNoViolations();
  });
});
