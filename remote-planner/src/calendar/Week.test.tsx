import { sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPlanner, server } from '../testing/plannerScreen.tsx';
import { fakePlannerApi } from '../testing/fakePlannerApi.ts';

const plan = (number: number, title: string, scheduledDate: string) =>
  sampleScheduledItem({ id: sampleId(number), title, scheduledDate, scheduledTime: null });
const items = () => [
  plan(1, 'Roses', '2026-11-30'),
  plan(2, 'Tulips', '2026-11-30'),
  plan(3, 'Daisies', '2026-12-02'),
  plan(4, 'Asters', '2026-12-09'),
];
const open = async (search: string) => {
  server.use(...fakePlannerApi(items()));
  const view = openPlanner(search);
  await screen.findByRole('grid');
  return view;
};
const findDay = (name: RegExp) => screen.findByRole('gridcell', { name });

describe('the week', () => {
  it('shows every article of its seven days, across the end of a month', async () => {
    const { container } = await open('?view=week&month=2026-11&week=2026-11-29');
    expect(screen.getByRole('heading', { name: 'Nov 29 – Dec 5, 2026' })).toBeVisible();
    const monday = await findDay(/November 30, 2026: Roses/);
    expect(within(monday).getByText('Tulips')).toBeVisible();
    expect(within(monday).getByRole('button', { name: 'Edit Tulips' })).toBeVisible();
    expect(within(await findDay(/December 2, 2026: Daisies/)).getByText('Daisies')).toBeVisible();
    expect(screen.getAllByRole('gridcell')).toHaveLength(7);
    expect(screen.queryByText('Asters')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens today’s week from the month, and keeps the shown week in the URL', async () => {
    const { user, router } = await open('');
    await user.click(screen.getByRole('tab', { name: 'Week' }));
    expect(await screen.findByRole('grid', { name: 'Nov 15 – 21, 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(router.state.location.search).toBe('?view=week&month=2026-11&week=2026-11-29');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('grid', { name: 'Nov 15 – 21, 2026' })).toBeVisible();
  });

  it('moves by keyboard within the week and into the next one', async () => {
    const { user } = await open('?view=week&month=2026-11&week=2026-11-29');
    const monday = await findDay(/November 30, 2026: Roses/);
    act(() => monday.focus());
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('gridcell', { name: /December 2, 2026: Daisies/ })).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /December 6, 2026/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('gridcell', { name: /December 9, 2026: Asters/ })).toHaveFocus();
    expect(screen.getByRole('grid', { name: 'Dec 6 – 12, 2026' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit content' })).toBeVisible();
  });
});
