import { createScheduledItem, deleteScheduledItem, type ScheduledItem } from '@rankwright/contracts/planner';
import { listConnections } from '@rankwright/contracts/connections';
import {
  mockError,
  mockReply,
  sampleConnections,
  sampleId,
  sampleScheduledItem,
} from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPlanner, server } from '../testing/plannerScreen.tsx';
import { fakePlannerApi } from '../testing/fakePlannerApi.ts';

const roses = sampleScheduledItem({ id: sampleId(1), title: 'Roses', status: 'in-progress' });

const open = async (items: ScheduledItem[] = [], sent: unknown[] = []) => {
  server.use(...fakePlannerApi(items, sent));
  const view = openPlanner();
  await screen.findByRole('gridcell', { name: /November 23, 2026: Click/ });
  return { ...view, sent };
};
const add = async (...given: Parameters<typeof open>) => {
  const view = await open(...given);
  await view.user.click(screen.getByRole('button', { name: 'Add content' }));
  await screen.findByRole('dialog', { name: 'Add content' });
  return view;
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('scheduled content dialog', () => {
  it('defaults to today, 500 words, difficulty 5 and the type Article [C-022] [C-023] [C-025] [C-028]', async () => {
    await add();
    expect(screen.getByLabelText(/^Date/)).toHaveAttribute('min', '2026-11-21');
    expect(screen.getByLabelText(/^Date/)).toHaveValue('2026-11-21');
    const wordGoal = screen.getByLabelText(/^Word goal/);
    expect([wordGoal.getAttribute('min'), wordGoal.getAttribute('max')]).toEqual(['100', '5000']);
    expect(wordGoal).toHaveValue(500);
    const difficulty = screen.getByLabelText(/^Difficulty/);
    expect([difficulty.getAttribute('min'), difficulty.getAttribute('max')]).toEqual(['1', '20']);
    expect(difficulty).toHaveValue(5);
    expect(screen.getByLabelText(/^Type/)).toHaveValue('Article');
  });

  it('sets an invalid volume to 0 and an invalid difficulty to 1, and shows their limits [C-023] [C-024] [C-025] [C-026]', async () => {
    const { user } = await add();
    type(/^Title/, 'Roses');
    type(/^Word goal/, '');
    type(/^Difficulty/, '');
    expect(screen.getByLabelText(/^Word goal/)).toHaveValue(0);
    expect(screen.getByLabelText(/^Difficulty/)).toHaveValue(1);
    type(/^Difficulty/, '21');
    await user.click(save());
    expect(screen.getByLabelText(/^Word goal/)).toHaveAccessibleDescription('Between 100 and 5000 words.');
    expect(screen.getByLabelText(/^Word goal/)).toHaveFocus();
    expect(screen.getByLabelText(/^Difficulty/)).toHaveAccessibleDescription('Between 1 and 20.');
  });

  it('rejects a past date and a missing title without a request [C-022]', async () => {
    const { user, sent } = await add();
    type(/^Date/, '2026-11-20');
    await user.click(save());
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Enter a title.');
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
    expect(screen.getByLabelText(/^Date/)).toHaveAccessibleDescription('Choose today or a later date.');
    expect(sent).toEqual([]);
  });

  it('accepts any status and type, and shows the created item [C-027] [C-028]', async () => {
    const { user, sent } = await add();
    type(/^Title/, 'Roses');
    type(/^Type/, 'Glossary');
    await user.click(screen.getByRole('combobox', { name: /Status/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Planned',
      'In Progress',
      'Published',
    ]);
    await user.click(screen.getByRole('option', { name: 'Published' }));
    await user.click(save());
    expect(
      await screen.findByRole('gridcell', { name: /November 21, 2026, today: Roses, Planned, Published/ }),
    ).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        title: 'Roses',
        type: 'Glossary',
        status: 'published',
        scheduledDate: '2026-11-21',
      }),
    ]);
  });

  it('shows the server error and keeps the entered values [C-021] [C-029]', async () => {
    const { user } = await add();
    server.use(mockError(createScheduledItem, 'DATE_IN_PAST', 'That day has passed in your zone.'));
    type(/^Title/, 'Roses');
    await user.click(save());
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('That day has passed in your zone.')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
  });

  it('shows “Failed to save content” when the server sends no message [C-021]', async () => {
    const { user } = await add();
    server.use(mockError(createScheduledItem, 'INTERNAL', ''));
    type(/^Title/, 'Roses');
    await user.click(save());
    expect((await screen.findAllByText('Failed to save content'))[0]).toBeVisible();
  });

  it('says what happens at the planned time and warns when there is no text', async () => {
    const { user } = await add();
    expect(await screen.findByText(/if you have approved the text by then/)).toBeVisible();
    expect(screen.getByText(/This article has no text yet/)).toBeVisible();
    type(/^Date/, '');
    expect(screen.getByText('An article without a date is not published.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it.each([
    ['manual', /is set to manual/],
    ['review', /publishes the approved text at that time/],
    ['automatic', /publishes the approved text at that time/],
  ] as const)('says what a site in mode %s does with an approved article', async (mode, expected) => {
    const item = { ...roses, state: 'scheduled' as const, hasText: true };
    const { user } = await open([{ ...item, platforms: { ...item.platforms, wordpress: true } }]);
    server.use(
      mockReply(listConnections, {
        success: true,
        connections: sampleConnections('wordpress').map((connection) => ({ ...connection, mode })),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Roses' }));
    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.queryByText(/has no text yet/)).toBeNull();
  });

  it('fills the form with the edited item and sends one request [C-009]', async () => {
    const { user, sent } = await open([roses]);
    await user.click(await screen.findByRole('button', { name: 'Edit Roses' }));
    expect(await screen.findByRole('dialog', { name: 'Edit content' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
    type(/^Title/, 'Roses in spring');
    await user.click(save());
    expect(await screen.findByRole('gridcell', { name: /Roses in spring/ })).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ title: 'Roses in spring', status: 'in-progress' })]);
  });

  it('has no accessibility violations when validation fails', async () => {
    const { user } = await add();
    await user.click(save());
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});

describe('deleting a scheduled item', () => {
  it('asks for confirmation, then deletes the item [C-009] [C-266]', async () => {
    const { user } = await open([roses]);
    const day = await screen.findByRole('gridcell', { name: /Roses/ });
    expect(within(day).getByRole('button', { name: 'Edit Roses' })).toBeVisible();
    expect(within(day).getByRole('button', { name: 'Delete Roses' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete Roses' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Delete this content?' });
    await user.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('gridcell', { name: /Roses/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Roses' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Roses/ })).toBeNull());
  });

  const remove = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Roses' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Roses/ })).toBeNull());
  };

  it('restores the item with all its fields when Undo is pressed', async () => {
    const fullItem = sampleScheduledItem({
      ...roses,
      scheduledTime: '09:30',
      keywords: ['pruning'],
      articleId: sampleId(9),
      content: 'A text.',
    });
    const view = await open([fullItem]);
    await remove(view);
    await view.user.click(
      within(screen.getByLabelText('Notification')).getByRole('button', { name: 'Undo' }),
    );
    expect(await screen.findByRole('gridcell', { name: /Roses, Planned, In Progress.*09:30/ })).toBeVisible();
    expect(view.sent[0]).toMatchObject({
      title: 'Roses',
      status: 'in-progress',
      keywords: ['pruning'],
      articleId: sampleId(9),
      content: 'A text.',
      platforms: fullItem.platforms,
    });
  });

  it('offers no undo for an item that was already delivered', async () => {
    await remove(
      await open([{ ...roses, delivery: { state: 'delivered', error: null, lateSeconds: null } }]),
    );
    expect(screen.getByLabelText('Notification')).toHaveTextContent('Deleted');
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('shows the server error when the item cannot be deleted [C-264]', async () => {
    const { user } = await open([roses]);
    server.use(mockError(deleteScheduledItem, 'UNAVAILABLE', 'Roses are being sent right now.'));
    await user.click(await screen.findByRole('button', { name: 'Delete Roses' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'ErrorRoses are being sent right now.',
    );
  });

  it('shows “Failed to delete content” when the server sends no message [C-020]', async () => {
    const { user } = await open([roses]);
    server.use(mockError(deleteScheduledItem, 'INTERNAL', ''));
    await user.click(await screen.findByRole('button', { name: 'Delete Roses' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete content')).toBeVisible();
  });
});
