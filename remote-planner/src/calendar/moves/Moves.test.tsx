import { updateScheduledContent, type ScheduledItem } from '@rankwright/contracts/planner';
import { mockApi, refuse, renderScreen, sampleId, sampleItem } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as PlannerPage } from '../../PlannerPage.tsx';
import { at } from '../../testing/onDay.ts';
import { plannerApi } from '../../testing/plannerApi.ts';

const server = mockApi();
at('2026-11-21T12:00:00Z');

const roses = sampleItem({ id: sampleId(1), title: 'Roses', scheduledTime: '09:00' });
const tulips = sampleItem({
  id: sampleId(2),
  title: 'Tulips',
  scheduledDate: '2026-11-30',
  scheduledTime: null,
});

const open = async (items: ScheduledItem[] = [roses, tulips], sent: unknown[] = []) => {
  server.use(...plannerApi(items, sent));
  const view = renderScreen(<PlannerPage />, { at: '/content-planner?month=2026-11' });
  await screen.findByRole('gridcell', { name: /Roses/ });
  return { ...view, sent };
};
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const focusOn = (name: RegExp) => act(() => cell(name).focus());
const said = () => screen.getByTestId('announcement').textContent;
const on = (title: string, date: RegExp) =>
  waitFor(() => expect(cell(date)).toHaveAccessibleName(expect.stringContaining(title)));
const menuOf = async (user: Awaited<ReturnType<typeof open>>['user'], title: string, choice: string) => {
  await user.click(screen.getByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
};

describe('walking the grid by keys', () => {
  it('goes by day, week, to the ends of the week and by month, and each cell says its day, item and status [C-018]', async () => {
    const { user, router } = await open();
    focusOn(/November 21, 2026, today/);
    await user.keyboard('{ArrowRight}');
    expect(cell(/Sunday, November 22, 2026: Click to add content/)).toHaveFocus();
    await user.keyboard('{End}{ArrowLeft}');
    expect(cell(/Friday, November 27, 2026: Roses, Planned, 500 words, difficulty 5, 09:00/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(cell(/Sunday, November 15, 2026: Past date/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{PageDown}');
    await waitFor(() => expect(cell(/Tuesday, December 22, 2026/)).toHaveFocus());
    expect(router.state.location.search).toBe('?month=2026-12');
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(cell(/November 22, 2026/)).toHaveFocus());
  });

  it('opens with Enter: an item to edit it, an empty day to add, a past day not at all', async () => {
    const { user } = await open();
    focusOn(/Roses/);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit content' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    focusOn(/November 20, 2026/);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Add content' })).toBeNull();
  });
});

describe('a move', () => {
  it('by keyboard says each step, keeps the hour and is undone with Control and Z [C-014] [C-017]', async () => {
    const { user, sent } = await open();
    focusOn(/Roses/);
    await user.keyboard(' ');
    expect(said()).toContain('“Roses” picked up.');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(said()).toBe('Thursday, November 26, 2026: free.'));
    await user.keyboard('{Enter}');
    expect(said()).toContain('“Roses” moved to Thursday, November 26, 2026.');
    await on('Roses', /November 26/);
    expect(sent).toEqual([{ scheduledDate: '2026-11-26' }]);
    expect(cell(/November 26/)).toHaveAccessibleName(expect.stringContaining('09:00 America/New_York'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(said()).toBe('Undone. “Roses” is back on Friday, November 27, 2026.');
    await on('Roses', /November 27/);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('by keyboard is put back with Escape', async () => {
    const { user, sent } = await open();
    focusOn(/Roses/);
    await user.keyboard(' {ArrowLeft}{Escape}');
    expect(said()).toBe('Not moved. “Roses” stays on Friday, November 27, 2026.');
    expect(sent).toEqual([]);
  });

  it('by menu says what stands on the day, and swaps the two [C-014] [C-015]', async () => {
    const { user, sent } = await open();
    await menuOf(user, 'Roses', 'Move to…');
    const dialog = await screen.findByRole('dialog', { name: 'Move “Roses”' });
    fireEvent.change(within(dialog).getByLabelText(/New date/), { target: { value: '2026-11-30' } });
    expect(await within(dialog).findByText(/taken by “Tulips”. The two swap days./)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await on('Tulips', /November 27/);
    await on('Roses', /November 30/);
    expect(sent).toEqual([{ scheduledDate: '2026-11-30', swapWith: tulips.id }]);
    expect(screen.getByLabelText('Notification')).toHaveTextContent('Days swapped');
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    await on('Roses', /November 27/);
    await on('Tulips', /November 30/);
  });

  it('that is refused goes back and says why, and leaves nothing to undo [C-016]', async () => {
    const { user } = await open();
    server.use(refuse(updateScheduledContent, 'UNAVAILABLE', 'Roses are being sent right now.'));
    focusOn(/Roses/);
    await user.keyboard(' {ArrowLeft}');
    await waitFor(() => expect(said()).toContain('November 26'));
    await user.keyboard('{Enter}');
    const words = '“Roses” is back on Friday, November 27, 2026. Roses are being sent right now.';
    await waitFor(() => expect(said()).toBe(words));
    expect(screen.getByRole('alert', { name: 'Notification' })).toHaveTextContent(words);
    await on('Roses', /November 27/);
    expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull();
  });

  it('to a day that has passed is refused at once [C-016]', async () => {
    const { user, sent } = await open([roses, sampleItem({ id: sampleId(3), scheduledDate: '2026-11-21' })]);
    focusOn(/November 21, 2026/);
    await user.keyboard(' {ArrowLeft}');
    await waitFor(() => expect(said()).toContain('not possible. Friday, November 20, 2026 is a past date.'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert', { name: 'Notification' })).toHaveTextContent('is a past date.');
    expect(sent).toEqual([]);
  });

  it('to the backlog and out of it again', async () => {
    const { user, sent } = await open();
    await menuOf(user, 'Roses', 'Move to backlog');
    const backlog = screen.getByRole('region', { name: 'Backlog' });
    expect(await within(backlog).findByText('Roses')).toBeVisible();
    await on('Click to add content', /November 27/);
    expect(sent).toEqual([{ scheduledDate: null }]);
    await menuOf(user, 'Roses', 'Move to…');
    fireEvent.change(await screen.findByLabelText(/New date/), { target: { value: '2026-11-28' } });
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    await on('Roses', /November 28/);
  });
});
