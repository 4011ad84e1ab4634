import { getDashboard, getProfile } from '@rankwright/contracts/account';
import { answer, mockApi, refuse, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { emptyDashboard, sampleArticle, sampleDashboard } from './analytics.fixtures.ts';
import { Component as AnalyticsPage } from './AnalyticsPage.tsx';

const api = mockApi(answer(getProfile, { success: true, user: sampleProfile() }));
const open = (at = '/analytics') => renderScreen(<AnalyticsPage />, { at });
const full = answer(getDashboard, { success: true, data: sampleDashboard() });
const tile = (label: string) => screen.getByText(label).parentElement;

describe('the analytics screen', () => {
  it('counts all, published and scheduled articles [A-147]', async () => {
    api.use(full);
    const { container } = open();
    expect(await screen.findByText('Total Articles')).toBeVisible();
    expect(tile('Total Articles')).toHaveTextContent('12');
    expect(tile('Published Articles')).toHaveTextContent('7');
    expect(tile('Scheduled Articles')).toHaveTextContent('3');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('greets with the date of today where the account lives [A-148]', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-22T03:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    api.use(full);
    open();
    const greeting = await screen.findByRole('region', { name: 'Greeting' });
    await waitFor(() => expect(greeting).toHaveTextContent('Hello Ada Lovelace.Saturday, November 21, 2026'));
    jest.useRealTimers();
  });

  it('lists the top articles with their first two keywords [A-149]', async () => {
    api.use(full);
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

  it('shows what became of posts, by platform', async () => {
    api.use(full);
    open();
    const outcomes = await screen.findByRole('region', { name: 'Publication outcomes' });
    expect(outcomes).toHaveTextContent('WordPress5 live1 waiting0 failed1 unknown');
  });

  it('leads an account without articles to its first one [A-150]', async () => {
    api.use(answer(getDashboard, { success: true, data: emptyDashboard }));
    const { user, router, container } = open();
    const first = await screen.findByRole('link', { name: 'Create Your First Article' });
    expect(await axe(container)).toHaveNoViolations();
    await user.click(first);
    expect(router.state.location.pathname).toBe('/generate-content');
  });

  it('asks for the chosen timeframe, which stands in the address [A-146]', async () => {
    const asked: (string | null)[] = [];
    api.use(
      answer(getDashboard, ({ query }) => {
        asked.push(query.get('timeframe'));
        return { success: true as const, data: sampleDashboard() };
      }),
    );
    const { user, router } = open();
    expect(await screen.findByRole('button', { name: '30d', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '7d' }));
    expect(await screen.findByRole('button', { name: '7d', pressed: true })).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['30d', '7d']));
    expect(router.state.location.search).toBe('?timeframe=7d');
  });

  it('tells of a failed load, and Retry loads again [A-154]', async () => {
    api.use(refuse(getDashboard, 'INTERNAL'));
    const { user, container } = open();
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to load analytics data',
    );
    expect(screen.getByText('Failed to fetch analytics data')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    api.use(full);
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

  it('saves a CSV of the articles, named after the timeframe [A-151] [A-152]', async () => {
    api.use(full);
    const { user } = open('/analytics?timeframe=90d');
    await screen.findByText('Total Articles');
    await user.click(screen.getByRole('button', { name: 'Export Data' }));
    expect(saved.map(({ name }) => name)).toEqual(['analytics-report-90d.csv']);
    const lines = (await saved[0]?.text)?.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines?.slice(0, 2)).toEqual([
      '"Title","Keywords","Read Time","Status","Industry","Target Audience"',
      '"Rose care, part 1","roses; pruning; shears","4 min read","published","Gardening","Beginners"',
    ]);
  });
});
