import { getKeywordRankHistory, listKeywordRanks, type RankDay } from '@rankwright/contracts/planner';
import { mockError, mockReply } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeKeywordApi, sampleKeyword } from '../../testing/fakeKeywordApi.ts';
import { fakePlannerApi } from '../../testing/fakePlannerApi.ts';
import { openPlanner, server } from '../../testing/plannerScreen.tsx';
import { sampleRank, unknownRank } from '../../testing/sampleRank.ts';

const keywords = [sampleKeyword(1, { keyword: 'rose pruning' }), sampleKeyword(2, { keyword: 'tulips' })];
const reason = 'Search Console is not connected.';
const ranks = [sampleRank(1), unknownRank(2, reason)];
const days: RankDay[] = ['2026-11-17', '2026-11-18'].map((day) => ({
  ...{ day, position: 4, impressions: 40, clicks: 2, source: 'search-console' },
}));

const open = async (change: object = {}) => {
  server.use(
    ...fakePlannerApi(),
    mockReply(listKeywordRanks, { success: true, ranks, checkedAt: null, error: null, ...change }),
    mockReply(getKeywordRankHistory, { success: true, days }),
    ...fakeKeywordApi(keywords),
  );
  const view = openPlanner('?view=keywords');
  await screen.findByText('2 of 2 keywords');
  return view;
};

describe('positions of keywords', () => {
  it('stand in the list with their trend, and a dash with its reason', async () => {
    const { container } = await open();
    const known = await screen.findByRole('button', { name: /^Position of rose pruning: 4\.2/ });
    expect(known).toHaveTextContent('4.2▲ 1.3');
    expect(known).toHaveAccessibleName(
      'Position of rose pruning: 4.2. 95 % interval 3.8 to 4.6. Improved by 1.3 compared with the previous 28 days.',
    );
    expect(screen.getByRole('button', { name: `Position of tulips: unknown. ${reason}` })).toHaveTextContent(
      '–',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('open how they developed and where they come from', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Position of rose pruning/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Position of “rose pruning”' }));
    expect(dialog.getByText('95 % interval 3.8 to 4.6.')).toBeVisible();
    expect(dialog.getByText(/from Search Console: 27 days up to Nov 18/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
  });

  it('open why they are not known', async () => {
    const { user } = await open();
    server.use(mockReply(getKeywordRankHistory, { success: true, days: [] }));
    await user.click(await screen.findByRole('button', { name: /^Position of tulips/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Position of “tulips”' }));
    expect(dialog.getByText(reason)).toBeVisible();
    expect(await dialog.findByText('No positions recorded yet.')).toBeVisible();
  });

  it('say that the last check stopped, and that they could not be loaded', async () => {
    const { unmount } = await open({ error: 'Google gave no answer.' });
    expect(await screen.findByText(/checked daily.*Google gave no answer\./)).toBeVisible();
    unmount();
    server.use(...fakePlannerApi(), mockError(listKeywordRanks, 'INTERNAL'), ...fakeKeywordApi(keywords));
    openPlanner('?view=keywords');
    expect(await screen.findByText(/Positions could not be loaded\./)).toBeVisible();
  });
});
