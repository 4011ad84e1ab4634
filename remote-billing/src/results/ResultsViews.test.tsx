import { listKeywordResults } from '@rankwright/contracts/planner';
import {
  getArticlePerformance,
  getMonthlyResults,
  getSearchPerformance,
  listPageResults,
} from '@rankwright/contracts/searchPerformance';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  sampleArticleResults,
  sampleKeywordResults,
  sampleMonths,
  sampleResults,
  unknownResults,
} from './sampleResults.ts';
import { SearchResults } from './SearchResults.tsx';

const api = mockApi(mockReply(getSearchPerformance, { success: true, data: sampleResults() }));
const mockKeywords = (keywords = sampleKeywordResults) =>
  mockReply(listKeywordResults, { success: true, keywords });
const mockMonths = (months = sampleMonths) =>
  mockReply(getMonthlyResults, { success: true, unknown: null, months });
const open = (at = '/analytics') => renderScreen(<SearchResults timeframe="30d" />, { at });
const readRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('results by keyword', () => {
  it('stand with their interval, and a dash with its reason', async () => {
    api.use(mockKeywords());
    const { user, container, router } = open();
    await user.click(await screen.findByRole('tab', { name: 'By keyword' }));
    expect(router.state.location.search).toBe('?by=keywords');
    const table = await screen.findByRole('table', { name: 'Keywords in search results' });
    expect(readRows(table)).toEqual([
      'rose pruning2104,1204.295 % interval 3.6 to 4.8',
      'when to plant tulips121,90014.595 % interval 9.1 to 19.9',
      'garden shears1908.0Too few days for an interval',
      'composting–––Google did not show the site for this keyword in the last 28 days.',
    ]);
    expect(within(table).getByRole('link', { name: 'rose pruning' })).toHaveAttribute(
      'href',
      '/content-planner?view=keywords&find=rose%20pruning',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lead an account without keywords to them', async () => {
    api.use(mockKeywords([]));
    open('/analytics?by=keywords');
    expect(await screen.findByRole('link', { name: 'Open Keywords' })).toHaveAttribute(
      'href',
      '/content-planner?view=keywords',
    );
  });

  it('load again after an error', async () => {
    api.use(mockError(listKeywordResults, 'INTERNAL'));
    const { user } = open('/analytics?by=keywords');
    await screen.findByText('Keywords could not be loaded');
    api.use(mockKeywords());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'composting' })).toBeVisible();
  });
});

describe('results by month', () => {
  it('compare complete months only, newest first', async () => {
    api.use(mockMonths());
    const { container } = open('/analytics?by=months');
    const table = await screen.findByRole('table', { name: 'Months in search results' });
    expect(readRows(table)).toEqual([
      'Nov 2026not complete790–30,0208.6',
      'Oct 20261,240+13547,1208.6',
      'Sep 20261,105+12541,9908.6',
      'Aug 2026980–37,2408.6',
      'Jul 2026not complete412–15,6568.6',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('say why there are none', async () => {
    const unknown = 'Nothing was read from Search Console yet.';
    api.use(mockReply(getMonthlyResults, { success: true, unknown, months: [] }));
    open('/analytics?by=months');
    expect(await screen.findByText(unknown)).toBeVisible();
  });
});

describe('results of an article', () => {
  it('are its days and queries, and what Google withholds', async () => {
    const asked: (string | null)[] = [];
    api.use(
      mockReply(getArticlePerformance, ({ query }) => {
        asked.push(query.get('timeframe'));
        return { success: true as const, data: sampleArticleResults };
      }),
    );
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Results of How to prune roses' }));
    const dialog = await screen.findByRole('dialog', { name: 'Results of “How to prune roses”' });
    const table = await within(dialog).findByRole('table', { name: 'Queries that led to this article' });
    expect(readRows(table)).toEqual(['rose pruning2104,1204.2', 'when to prune roses962,4803.8']);
    expect(dialog).toHaveTextContent('106 more clicks came from other queries');
    expect(asked).toEqual(['30d']);
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('');
  });
});

describe('around the results', () => {
  it('says in words what the chart shows', async () => {
    open();
    expect(
      await screen.findByText(
        'Clicks per day, Oct 22 to Nov 20. Most on Oct 27: 47. The last 2 days are not final and may still rise.',
      ),
    ).toBeVisible();
  });

  it('leads to refreshes and reports, also before Search Console is connected', async () => {
    api.use(mockReply(getSearchPerformance, { success: true, data: unknownResults }));
    open();
    await screen.findByText('Search Console is not connected.');
    expect(screen.getByRole('link', { name: 'Refreshes' })).toHaveAttribute('href', '/refreshes');
    expect(screen.getByRole('link', { name: 'Monthly reports' })).toHaveAttribute('href', '/reports');
    expect(screen.queryByRole('button', { name: 'Export all results' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('says when the export failed', async () => {
    api.use(mockKeywords(), mockMonths(), mockError(listPageResults, 'INTERNAL'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export all results' }));
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'The results were not exported',
    );
  });
});
