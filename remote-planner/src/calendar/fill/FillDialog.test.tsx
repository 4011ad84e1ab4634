import {
  createScheduledItem,
  listKeywords,
  type Keyword,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import { mockError, sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeKeywordApi, sampleKeyword } from '../../testing/fakeKeywordApi.ts';
import { fakePlannerApi } from '../../testing/fakePlannerApi.ts';
import { openPlanner, server } from '../../testing/plannerScreen.tsx';

const backlogItem = () => sampleScheduledItem({ id: sampleId(1), title: 'An idea', scheduledDate: null });
const keywords = () => [
  sampleKeyword(2, { keyword: 'rose pruning' }),
  sampleKeyword(3, { keyword: 'climbing roses' }),
];

const openFill = async (items: ScheduledItem[], list: Keyword[]) => {
  const sent: unknown[] = [];
  server.use(...fakeKeywordApi(list), ...fakePlannerApi(items, sent));
  const { user } = openPlanner('?month=2026-12');
  await user.click(await screen.findByRole('button', { name: 'Fill empty days' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill empty days in December 2026' });
  return { user, sent, dialog };
};

const listPlanned = (items: readonly ScheduledItem[]): string[] =>
  items
    .map(({ scheduledDate, title }) => `${scheduledDate} ${title}`)
    .toSorted((one, two) => one.localeCompare(two, 'en'));

describe('filling the empty days of a month', () => {
  it('shows the articles, plans the selected ones and undoes all of them', async () => {
    const items = [backlogItem()];
    const { user, dialog } = await openFill(items, keywords());
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('textbox').getAttribute('value'))).toEqual([
      'An idea',
      'Rose pruning',
      'Climbing roses',
    ]);
    expect(dialog).toHaveTextContent('7 days stay empty: add keywords or ideas to fill them.');
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Plan “Climbing roses”' }));
    const title = within(dialog).getByRole('textbox', { name: 'Title of “Rose pruning”' });
    await user.clear(title);
    await user.type(title, 'How to prune');
    await user.click(within(dialog).getByRole('button', { name: 'Plan 2 articles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listPlanned(items)).toEqual(['2026-12-01 An idea', '2026-12-03 How to prune']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(listPlanned(items)).toEqual(['null An idea']));
  });

  it('goes on where it failed, without planning an article twice', async () => {
    const items = [backlogItem()];
    const { user, dialog, sent } = await openFill(items, keywords());
    server.use(mockError(createScheduledItem, 'INTERNAL'));
    await user.click(await within(dialog).findByRole('button', { name: 'Plan 3 articles' }));
    expect(await screen.findByText('Some days could not be filled.')).toBeVisible();
    server.use(...fakePlannerApi(items, sent));
    await user.click(await within(dialog).findByRole('button', { name: /^Plan \d articles$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listPlanned(items)).toEqual([
      '2026-12-01 An idea',
      '2026-12-03 Rose pruning',
      '2026-12-08 Climbing roses',
    ]);
    expect(sent).toHaveLength(3);
  });

  it('says what is missing when there is nothing to fill the days with', async () => {
    const { user, dialog } = await openFill([], []);
    expect(await within(dialog).findByText('No articles to plan')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Go to keywords' }));
    expect(await screen.findByText('No keywords yet')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to try again when the ideas could not be loaded', async () => {
    const items = [backlogItem()];
    server.use(mockError(listKeywords, 'INTERNAL'), ...fakePlannerApi(items));
    const { user } = openPlanner('?month=2026-12');
    await user.click(await screen.findByRole('button', { name: 'Fill empty days' }));
    expect(await screen.findByText('Your ideas could not be loaded')).toBeVisible();
    server.use(...fakeKeywordApi(keywords()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Plan 3 articles' })).toBeVisible();
  });

  it('is not offered for a month that is over', async () => {
    server.use(...fakePlannerApi([]));
    openPlanner('?month=2026-10');
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'Fill empty days' })).toBeNull();
  });
});
