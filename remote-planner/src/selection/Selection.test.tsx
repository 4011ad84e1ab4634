import { approveArticle, getArticle, rejectArticle } from '@rankwright/contracts/articles';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { mockReply, sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakePlannerApi } from '../testing/fakePlannerApi.ts';
import { openPlanner, server } from '../testing/plannerScreen.tsx';
import { sampleArticle } from '../testing/sampleArticle.ts';

const plan = (number: number, title: string, change: Partial<ScheduledItem> = {}) =>
  sampleScheduledItem({
    id: sampleId(number),
    title,
    scheduledDate: `2026-11-2${number}`,
    scheduledTime: null,
    ...change,
  });
const roses = plan(4, 'Roses', { hasText: true, state: 'needsReview' });
const tulips = plan(6, 'Tulips');

const open = async () => {
  const items = [roses, tulips];
  server.use(...fakePlannerApi(items));
  const view = openPlanner('?month=2026-11');
  await screen.findByRole('gridcell', { name: /Roses/ });
  return { ...view, items };
};
const getDates = (items: readonly ScheduledItem[]) =>
  Object.fromEntries(items.map(({ title, scheduledDate }) => [title, scheduledDate]));
const selectBoth = async () => {
  fireEvent.click(screen.getByTitle('Roses'), { ctrlKey: true });
  fireEvent.click(screen.getByTitle('Tulips'), { metaKey: true });
  return within(await screen.findByRole('region', { name: 'Selected articles' }));
};

describe('several selected articles', () => {
  it('are moved by days at once, and one undo brings them back', async () => {
    const { user, items, container } = await open();
    const bar = await selectBoth();
    expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    expect(screen.getByRole('gridcell', { name: /Roses.*, selected$/ })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(bar.getByRole('button', { name: '1 day later' }));
    await waitFor(() => expect(getDates(items)).toEqual({ Roses: '2026-11-25', Tulips: '2026-11-27' }));
    expect(await screen.findByText('2 articles moved 1 day later.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected articles' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(getDates(items)).toEqual({ Roses: '2026-11-24', Tulips: '2026-11-26' }));
  });

  it('are selected by key and by menu, and taken out again', async () => {
    const { user } = await open();
    act(() => screen.getByRole('gridcell', { name: /Roses/ }).focus());
    await user.keyboard('x');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More for Tulips' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selected articles' })).toBeNull();
  });

  it('are deleted after one question, and one undo creates them again', async () => {
    const { user, items } = await open();
    const bar = await selectBoth();
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 articles?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(items).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(getDates(items)).toEqual({ Roses: '2026-11-24', Tulips: '2026-11-26' }));
  });

  it('are approved where there is a text, and one undo withdraws the approval', async () => {
    const { user } = await open();
    const sent: string[] = [];
    const article = sampleArticle({ version: 3 });
    server.use(
      mockReply(getArticle, { success: true, article }),
      mockReply(approveArticle, ({ body }) => {
        sent.push(`approve ${JSON.stringify(body)}`);
        return { success: true as const, article };
      }),
      mockReply(rejectArticle, ({ body }) => {
        sent.push(`reject ${JSON.stringify(body)}`);
        return { success: true as const, article };
      }),
    );
    const bar = await selectBoth();
    await user.click(bar.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^1 article approved\. 1 article stays: no text/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual(['approve {"version":3}', 'reject {"version":3}']));
  });
});

it('opens the form when a chip is clicked', async () => {
  const { user } = await open();
  await user.click(screen.getByTitle('Tulips'));
  expect(await screen.findByRole('dialog', { name: 'Edit content' })).toBeVisible();
});
