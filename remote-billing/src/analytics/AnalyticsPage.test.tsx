import { getAnalyticsDashboard, getProfile, getRoiEstimate } from '@rankwright/contracts/account';
import { getSearchPerformance } from '@rankwright/contracts/searchPerformance';
import { mockReply, mockApi, mockError, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { unknownResults } from '../results/sampleResults.ts';
import { emptyDashboard, sampleArticle, sampleDashboard } from './analytics.fixtures.ts';
import { noEstimate } from '../roi/sampleEstimate.ts';
import { Component as AnalyticsPage } from './AnalyticsPage.tsx';

const api = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(getSearchPerformance, { success: true, data: unknownResults }),
  mockReply(getRoiEstimate, { success: true, ...noEstimate }),
);
const open = (at = '/analytics') => renderScreen(<AnalyticsPage />, { at });
const fullDashboard = mockReply(getAnalyticsDashboard, { success: true, data: sampleDashboard() });
const getTile = (label: string) => screen.getByText(label).parentElement;

describe('analytics page', () => {
  it('shows total, published and scheduled articles [A-147]', async () => {
    api.use(fullDashboard);
    const { container } = open();
    expect(await screen.findByText('Total Articles')).toBeVisible();
    expect(getTile('Total Articles')).toHaveTextContent('12');
    expect(getTile('Published Articles')).toHaveTextContent('7');
    expect(getTile('Scheduled Articles')).toHaveTextContent('3');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('greets with today’s date in the account’s time zone [A-148]', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-22T03:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    api.use(fullDashboard);
    open();
    const greeting = await screen.findByRole('region', { name: 'Greeting' });
    await waitFor(() => expect(greeting).toHaveTextContent('Hello Ada Lovelace.Saturday, November 21, 2026'));
    jest.useRealTimers();
  });

  it('greets nobody by another name before the profile has loaded', async () => {
    api.use(
      fullDashboard,
      mockReply(getProfile, () => new Promise(() => undefined)),
    );
    open();
    expect(await screen.findByRole('region', { name: 'Greeting' })).not.toHaveTextContent('Hello');
  });

  it('greets without a name when the profile could not be loaded', async () => {
    api.use(fullDashboard, mockError(getProfile, 'INTERNAL'));
    open();
    const greeting = await screen.findByRole('region', { name: 'Greeting' });
    await waitFor(() => expect(greeting).toHaveTextContent('Hello there.'));
  });

  it('lists the top articles with their first two keywords [A-149]', async () => {
    api.use(fullDashboard);
    open();
    const articles = await screen.findByRole('region', { name: 'Top Ranked Articles' });
    const [first] = within(articles).getAllByRole('listitem');
    expect(first).toHaveTextContent('rosespruning');
    expect(first).not.toHaveTextContent('shears');
    expect(within(articles).getByRole('link', { name: 'Rose care, part 1' })).toHaveAttribute(
      'href',
      expect.stringContaining(sampleArticle(1).id),
    );
  });

  it('shows publication outcomes by platform', async () => {
    api.use(fullDashboard);
    open();
    const outcomes = await screen.findByRole('region', { name: 'Publication outcomes' });
    expect(outcomes).toHaveTextContent('WordPress5 live1 waiting0 failed1 unknown');
  });

  it('links an account without articles to the generator [A-150]', async () => {
    api.use(mockReply(getAnalyticsDashboard, { success: true, data: emptyDashboard }));
    const { user, router, container } = open();
    const first = await screen.findByRole('link', { name: 'Create Your First Article' });
    expect(await axe(container)).toHaveNoViolations();
    await user.click(first);
    expect(router.state.location.pathname).toBe('/generate-content');
  });

  it('shows what is below the search results once they are known, so that nothing moves', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      fullDashboard,
      mockReply(getSearchPerformance, async () => {
        await answered;
        return { success: true as const, data: unknownResults };
      }),
    );
    open();
    expect(await screen.findByRole('region', { name: 'Search results' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Top Ranked Articles' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('region', { name: 'Top Ranked Articles' })).toBeVisible();
  });

  it('requests the selected timeframe and keeps it in the URL [A-146]', async () => {
    const requestedTimeframes: (string | null)[] = [];
    api.use(
      mockReply(getAnalyticsDashboard, ({ query }) => {
        requestedTimeframes.push(query.get('timeframe'));
        return { success: true as const, data: sampleDashboard() };
      }),
    );
    const { user, router } = open('/analytics?by=months');
    expect(await screen.findByRole('button', { name: '30d', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '7d' }));
    expect(await screen.findByRole('button', { name: '7d', pressed: true })).toBeVisible();
    await waitFor(() => expect(requestedTimeframes).toEqual(['30d', '7d']));
    expect(router.state.location.search).toBe('?by=months&timeframe=7d');
  });

  it('shows an error when loading fails and loads again when Retry is pressed [A-154] [A-254]', async () => {
    api.use(mockError(getAnalyticsDashboard, 'INTERNAL'));
    const { user, container } = open();
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to load analytics data',
    );
    expect(screen.getByText('Failed to fetch analytics data')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    api.use(fullDashboard);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Total Articles')).toBeVisible();
  });
});

describe('Export Data', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let file: Blob | undefined;
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob;
        return 'blob:report';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: new Response(file).text() });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('saves a CSV of the articles, named after the timeframe, without a call [A-151] [A-152] [A-255]', async () => {
    api.use(fullDashboard);
    const { user } = open('/analytics?timeframe=90d');
    await screen.findByText('Total Articles');
    const requests: string[] = [];
    api.events.on('request:start', ({ request }) => void requests.push(request.url));
    await user.click(screen.getByRole('button', { name: 'Export Data' }));
    expect(requests).toEqual([]);
    api.events.removeAllListeners();
    expect(saved.map(({ name }) => name)).toEqual(['analytics-report-90d.csv']);
    const lines = (await saved[0]?.text)?.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines?.slice(0, 2)).toEqual([
      '"Title","Keywords","Read Time","Status","Industry","Target Audience"',
      '"Rose care, part 1","roses; pruning; shears","4 min read","published","Gardening","Beginners"',
    ]);
  });
});
