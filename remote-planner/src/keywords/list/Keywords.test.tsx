import { deleteKeywords, listKeywords } from '@rankwright/contracts/planner';
import { mockNetworkError, mockError, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeKeywordApi, sampleKeyword } from '../../testing/fakeKeywordApi.ts';
import { openPlanner, server } from '../../testing/plannerScreen.tsx';
import { fakePlannerApi } from '../../testing/fakePlannerApi.ts';

const roses = sampleKeyword(1, { keyword: 'rose pruning', volume: 1_300, difficulty: 6, category: 'Garden' });
const tulips = sampleKeyword(2, { keyword: 'tulips', volume: null, estimated: true, difficulty: 3 });
const daisies = sampleKeyword(3, { keyword: 'daisies', volume: 40, estimated: true, difficulty: 9 });

const open = async (search = '', list = [roses, tulips, daisies]) => {
  server.use(...fakePlannerApi(), ...fakeKeywordApi(list));
  const view = openPlanner(`?view=keywords${search}`);
  await screen.findByText(`${list.length} of ${list.length} keywords`);
  return view;
};
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('keyword list', () => {
  it('marks estimates and shows a dash for an unknown volume [C-039]', async () => {
    await open();
    expect(screen.getByRole('row', { name: /rose pruning/ })).toHaveTextContent('1,3006–Garden');
    expect(screen.getByRole('row', { name: /tulips/ })).toHaveTextContent('–≈ 3');
    expect(screen.getByRole('row', { name: /daisies/ })).toHaveTextContent('≈ 40≈ 9');
    expect(screen.getByText(/≈ means estimated. – means unknown./)).toBeVisible();
  });

  it('sorts by a column in both directions and keeps the order in the URL', async () => {
    const { user, router } = await open();
    expect(names()).toEqual(['daisies', 'rose pruning', 'tulips']);
    await user.click(screen.getByRole('button', { name: 'Volume' }));
    expect(names()).toEqual(['daisies', 'rose pruning', 'tulips']);
    await user.click(screen.getByRole('button', { name: 'Volume' }));
    expect(names()).toEqual(['rose pruning', 'daisies', 'tulips']);
    expect(router.state.location.search).toContain('sort=-volume');
  });

  it('filters by the search text and shows the number of matches', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Search keywords'), 'garden');
    expect(names()).toEqual(['rose pruning']);
    expect(screen.getByText('1 of 3 keywords')).toBeVisible();
    await user.type(screen.getByLabelText('Search keywords'), 'xyz');
    expect(screen.getByText('Nothing matches')).toBeVisible();
  });

  it('opens the add dialog for a keyword and links to the generator', async () => {
    const { user } = await open();
    expect(screen.getByRole('link', { name: 'Write it: rose pruning' })).toHaveAttribute(
      'href',
      '/generate-content?keyword=rose%20pruning',
    );
    await user.click(screen.getByRole('button', { name: 'Plan it: rose pruning' }));
    expect(await screen.findByRole('dialog', { name: 'Add content' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('rose pruning');
    expect(screen.getByLabelText(/^Difficulty/)).toHaveValue(6);
    expect(screen.getByLabelText(/^Date/)).toHaveValue('2026-11-21');
  });

  it('deletes at once, and restores with Undo in the toast or beside the list', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete tulips' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /tulips/ })).toBeNull());
    const toast = await screen.findByLabelText('Notification');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('row', { name: /tulips/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete daisies' }));
    await user.click(await screen.findByRole('button', { name: 'Undo: “daisies” removed.' }));
    expect(await screen.findByRole('row', { name: /daisies/ })).toBeVisible();
    expect(screen.getByTestId('announcement')).toHaveTextContent('“daisies” is back on your list.');
  });

  it('shows “Failed to delete keyword” and the keyword again when deleting fails [C-034]', async () => {
    const { user } = await open();
    server.use(mockError(deleteKeywords, 'INTERNAL'));
    await user.click(screen.getByRole('button', { name: 'Delete tulips' }));
    expect(await screen.findByText('Failed to delete keyword')).toBeVisible();
    expect(await screen.findByRole('row', { name: /tulips/ })).toBeVisible();
  });

  it('filters by intent, topic and article, and clears the filters', async () => {
    const list = [
      sampleKeyword(1, { keyword: 'how to prune roses' }),
      sampleKeyword(2, { keyword: 'best rose shears', article: { id: sampleId(8), title: 'Shears' } }),
      sampleKeyword(3, { keyword: 'tulips' }),
    ];
    const { user, router } = await open('', list);
    await user.click(screen.getByRole('combobox', { name: 'Topic' }));
    await user.click(screen.getByRole('option', { name: 'rose (2)' }));
    expect(screen.getByText('2 of 3 keywords')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Article' }));
    await user.click(screen.getByRole('option', { name: 'Without article' }));
    expect(names()).toEqual(['how to prune roses']);
    await user.click(screen.getByRole('combobox', { name: 'Intent' }));
    await user.click(screen.getByRole('option', { name: 'Commercial' }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(router.state.location.search).toBe('?view=keywords');
  });

  it('deletes the selected keywords together and brings them back with Undo', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select tulips' }));
    const bar = screen.getByRole('region', { name: 'Selected keywords' });
    expect(within(bar).getByText('2 selected')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['tulips']));
    expect(screen.queryByRole('region', { name: 'Selected keywords' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo: 2 keywords removed.' }));
    await waitFor(() => expect(names()).toEqual(['daisies', 'rose pruning', 'tulips']));
  });

  it('counts only selected keywords that the filters show', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.type(screen.getByLabelText('Search keywords'), 'garden');
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('sets a category for the selected keywords and undoes it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Set category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Category of 3 keywords' });
    await user.type(within(dialog).getByLabelText('Category'), 'Beds');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('cell', { name: 'Beds' })).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: 'Undo: 3 keywords in “Beds”.' }));
    expect(await screen.findByRole('cell', { name: 'Garden' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Beds' })).toBeNull());
  });

  it('plans articles for the selected keywords on the next empty days, without those that have one', async () => {
    const covered = { ...daisies, article: { id: sampleId(8), title: 'Daisies' } };
    const { user, router } = await open('', [roses, tulips, covered]);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Plan articles' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plan 3 keywords' });
    expect(await within(dialog).findByText(/1 keyword left out: an article covers it\./)).toBeVisible();
    expect(within(dialog).getByLabelText('Title of “Rose pruning”')).toBeVisible();
    expect(within(dialog).getByLabelText('Date of “Tulips”')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Plan 2 articles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).not.toContain('view=keywords');
    expect(screen.getByTestId('announcement')).toHaveTextContent('2 articles added to your plan.');
  });

  it('shows the empty state, and the error when loading fails', async () => {
    const { unmount } = await open('', []);
    expect(screen.getByText('No keywords yet')).toBeVisible();
    unmount();
    server.use(mockNetworkError(listKeywords));
    openPlanner('?view=keywords');
    expect(await screen.findByText('The keywords could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = await open();
    expect(await axe(container)).toHaveNoViolations();
  });
});
