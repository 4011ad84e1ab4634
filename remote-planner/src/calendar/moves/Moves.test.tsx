import { updateScheduledItem, type ScheduledItem } from '@rankwright/contracts/planner';
import { mockError, sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPlanner, server } from '../../testing/plannerScreen.tsx';
import { fakePlannerApi } from '../../testing/fakePlannerApi.ts';

const roses = sampleScheduledItem({ id: sampleId(1), title: 'Roses', scheduledTime: '09:00' });
const tulips = sampleScheduledItem({
  id: sampleId(2),
  title: 'Tulips',
  scheduledDate: '2026-11-30',
  scheduledTime: null,
});

const open = async (items: ScheduledItem[] = [roses, tulips], sent: unknown[] = []) => {
  server.use(...fakePlannerApi(items, sent));
  const view = openPlanner('?month=2026-11');
  await screen.findByRole('gridcell', { name: /Roses/ });
  return { ...view, sent };
};
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const focusOn = (name: RegExp) => act(() => cell(name).focus());
const getAnnouncement = () => screen.getByTestId('announcement').textContent;
const expectOnDay = (title: string, date: RegExp) =>
  waitFor(() => expect(cell(date)).toHaveAccessibleName(expect.stringContaining(title)));
const chooseFromMenu = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  title: string,
  choice: string,
) => {
  await user.click(screen.getByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
};

describe('keyboard navigation of the month grid', () => {
  it('moves by day, week, week start and end, and month, and names day, item and status of each cell [C-018]', async () => {
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

  it('moves down into the next month: focus, name and Enter are on the same day', async () => {
    const { user } = await open();
    focusOn(/December 9, 2026/);
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('grid', { name: 'December 2026' });
    expect(cell(/Wednesday, December 16, 2026/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText(/^Date/)).toHaveValue('2026-12-16');
  });

  it('opens the edit dialog for an item and nothing for a past day when Enter is pressed', async () => {
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

describe('moving a scheduled item', () => {
  it('announces each step of a keyboard move, keeps the time and undoes with Control+Z [C-014] [C-017]', async () => {
    const { user, sent } = await open();
    focusOn(/Roses/);
    await user.keyboard(' ');
    expect(getAnnouncement()).toContain('“Roses” picked up.');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(getAnnouncement()).toBe('Thursday, November 26, 2026: free.'));
    await user.keyboard('{Enter}');
    expect(getAnnouncement()).toContain('“Roses” moved to Thursday, November 26, 2026.');
    await expectOnDay('Roses', /November 26/);
    expect(sent).toEqual([{ scheduledDate: '2026-11-26' }]);
    expect(cell(/November 26/)).toHaveAccessibleName(expect.stringContaining('09:00 America/New_York'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(getAnnouncement()).toBe('Undone. “Roses” is back on Friday, November 27, 2026.');
    await expectOnDay('Roses', /November 27/);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('offers undo for 10 s [C-017]', async () => {
    const { user } = await open();
    focusOn(/Roses/);
    await user.keyboard(' {ArrowLeft}');
    await waitFor(() => expect(getAnnouncement()).toBe('Thursday, November 26, 2026: free.'));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    fireEvent.keyDown(cell(/Roses/), { key: 'Enter' });
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('button', { name: /^Undo: / })).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull();
  });

  it('cancels a keyboard move when Escape is pressed', async () => {
    const { user, sent } = await open();
    focusOn(/Roses/);
    await user.keyboard(' {ArrowLeft}{Escape}');
    expect(getAnnouncement()).toBe('Not moved. “Roses” stays on Friday, November 27, 2026.');
    expect(sent).toEqual([]);
  });

  it('shows that the selected day is taken in the Move dialog and swaps the two items [C-014] [C-015]', async () => {
    const { user, sent } = await open();
    await chooseFromMenu(user, 'Roses', 'Move to…');
    const dialog = await screen.findByRole('dialog', { name: 'Move “Roses”' });
    fireEvent.change(within(dialog).getByLabelText(/New date/), { target: { value: '2026-11-30' } });
    expect(
      await within(dialog).findByText(/taken by “Tulips”. The two articles will swap days./),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await expectOnDay('Tulips', /November 27/);
    await expectOnDay('Roses', /November 30/);
    expect(cell(/November 30/)).toHaveAccessibleName(expect.stringContaining('09:00'));
    expect(cell(/November 27/)).not.toHaveAccessibleName(expect.stringContaining('09:00'));
    expect(sent).toEqual([{ scheduledDate: '2026-11-30', swapWith: tulips.id }]);
    expect(screen.getByLabelText('Notification')).toHaveTextContent('Days swapped');
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    await expectOnDay('Roses', /November 27/);
    await expectOnDay('Tulips', /November 30/);
    await waitFor(() => expect(sent.at(-1)).toEqual({ scheduledDate: '2026-11-27', swapWith: tulips.id }));
  });

  it('reverts a move that the server rejects, shows why and offers no undo [C-016]', async () => {
    const { user } = await open();
    server.use(mockError(updateScheduledItem, 'UNAVAILABLE', 'Roses are being sent right now.'));
    focusOn(/Roses/);
    await user.keyboard(' {ArrowLeft}');
    await waitFor(() => expect(getAnnouncement()).toContain('November 26'));
    await user.keyboard('{Enter}');
    const message = '“Roses” is back on Friday, November 27, 2026. Roses are being sent right now.';
    await waitFor(() => expect(getAnnouncement()).toBe(message));
    expect(screen.getByRole('alert', { name: 'Notification' })).toHaveTextContent(message);
    await expectOnDay('Roses', /November 27/);
    expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull();
  });

  it('rejects a move to a past day without a request [C-016]', async () => {
    const { user, sent } = await open([
      roses,
      sampleScheduledItem({ id: sampleId(3), scheduledDate: '2026-11-21' }),
    ]);
    focusOn(/November 21, 2026/);
    await user.keyboard(' {ArrowLeft}');
    await waitFor(() =>
      expect(getAnnouncement()).toContain('not possible. Friday, November 20, 2026 is a past date.'),
    );
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert', { name: 'Notification' })).toHaveTextContent('is a past date.');
    expect(sent).toEqual([]);
  });

  it('moves an item to the backlog and back to a day', async () => {
    const { user, sent } = await open();
    await chooseFromMenu(user, 'Roses', 'Move to backlog');
    const backlog = screen.getByRole('region', { name: 'Backlog' });
    expect(await within(backlog).findByText('Roses')).toBeVisible();
    await expectOnDay('Click to add content', /November 27/);
    expect(sent).toEqual([{ scheduledDate: null }]);
    await chooseFromMenu(user, 'Roses', 'Move to…');
    fireEvent.change(await screen.findByLabelText(/New date/), { target: { value: '2026-11-28' } });
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    await expectOnDay('Roses', /November 28/);
  });
});
