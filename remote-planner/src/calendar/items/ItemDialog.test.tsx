import {
  createScheduledContent,
  deleteScheduledContent,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import { mockApi, refuse, renderScreen, sampleId, sampleItem } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as PlannerPage } from '../../PlannerPage.tsx';
import { at } from '../../testing/onDay.ts';
import { plannerApi } from '../../testing/plannerApi.ts';

const server = mockApi();
at('2026-11-21T12:00:00Z');

const roses = sampleItem({ id: sampleId(1), title: 'Roses', status: 'in-progress' });

const open = async (items: ScheduledItem[] = [], sent: unknown[] = []) => {
  server.use(...plannerApi(items, sent));
  const view = renderScreen(<PlannerPage />, { at: '/content-planner' });
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

describe('the scheduled content dialog', () => {
  it('starts today with 500 words, difficulty 5 and the type Article [C-022] [C-023] [C-025] [C-028]', async () => {
    await add();
    expect(screen.getByLabelText(/^Date/)).toHaveAttribute('min', '2026-11-21');
    expect(screen.getByLabelText(/^Date/)).toHaveValue('2026-11-21');
    const volume = screen.getByLabelText(/^Volume/);
    expect([volume.getAttribute('min'), volume.getAttribute('max')]).toEqual(['100', '5000']);
    expect(volume).toHaveValue(500);
    const difficulty = screen.getByLabelText(/^Difficulty/);
    expect([difficulty.getAttribute('min'), difficulty.getAttribute('max')]).toEqual(['1', '20']);
    expect(difficulty).toHaveValue(5);
    expect(screen.getByLabelText(/^Type/)).toHaveValue('Article');
  });

  it('makes 0 of an invalid volume and 1 of an invalid difficulty, and says their bounds [C-023] [C-024] [C-025] [C-026]', async () => {
    const { user } = await add();
    type(/^Title/, 'Roses');
    type(/^Volume/, '');
    type(/^Difficulty/, '');
    expect(screen.getByLabelText(/^Volume/)).toHaveValue(0);
    expect(screen.getByLabelText(/^Difficulty/)).toHaveValue(1);
    type(/^Difficulty/, '21');
    await user.click(save());
    expect(screen.getByLabelText(/^Volume/)).toHaveAccessibleDescription('Between 100 and 5000 words.');
    expect(screen.getByLabelText(/^Volume/)).toHaveFocus();
    expect(screen.getByLabelText(/^Difficulty/)).toHaveAccessibleDescription('Between 1 and 20.');
  });

  it('refuses a day that has passed and a missing title before it asks the server [C-022]', async () => {
    const { user, sent } = await add();
    type(/^Date/, '2026-11-20');
    await user.click(save());
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Enter a title.');
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
    expect(screen.getByLabelText(/^Date/)).toHaveAccessibleDescription('Choose today or a later date.');
    expect(sent).toEqual([]);
  });

  it('takes any status and any type, and the item appears [C-027] [C-028] [C-154]', async () => {
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
      await screen.findByRole('gridcell', { name: /November 21, 2026, today: Roses, Published/ }),
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

  it('shows the server’s refusal and keeps what was typed [C-021] [C-029]', async () => {
    const { user } = await add();
    server.use(refuse(createScheduledContent, 'DATE_IN_PAST', 'That day has passed in your zone.'));
    type(/^Title/, 'Roses');
    await user.click(save());
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('That day has passed in your zone.')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
  });

  it('says “Failed to save content” when the server has no words [C-021]', async () => {
    const { user } = await add();
    server.use(refuse(createScheduledContent, 'INTERNAL', ''));
    type(/^Title/, 'Roses');
    await user.click(save());
    expect((await screen.findAllByText('Failed to save content'))[0]).toBeVisible();
  });

  it('edits: the form holds the item, and only known fields are sent [C-009] [C-155]', async () => {
    const { user, sent } = await open([roses]);
    await user.click(await screen.findByRole('button', { name: 'Edit Roses' }));
    expect(await screen.findByRole('dialog', { name: 'Edit content' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
    type(/^Title/, 'Roses in spring');
    await user.click(save());
    expect(await screen.findByRole('gridcell', { name: /Roses in spring/ })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('has no accessibility fault, fresh and refused', async () => {
    const { user } = await add();
    await user.click(save());
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});

describe('deleting', () => {
  it('asks first, then takes the item off the plan [C-009] [C-156]', async () => {
    const { user } = await open([roses]);
    await user.click(await screen.findByRole('button', { name: 'Delete Roses' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this content?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
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

  it('can be undone for ten seconds: the item is back with all that was said of it', async () => {
    const held = sampleItem({
      ...roses,
      scheduledTime: '09:30',
      keywords: ['pruning'],
      articleId: sampleId(9),
      content: 'A text.',
    });
    const view = await open([held]);
    await remove(view);
    await view.user.click(
      within(screen.getByLabelText('Notification')).getByRole('button', { name: 'Undo' }),
    );
    expect(await screen.findByRole('gridcell', { name: /Roses, In Progress.*09:30/ })).toBeVisible();
    expect(view.sent[0]).toMatchObject({
      title: 'Roses',
      status: 'in-progress',
      keywords: ['pruning'],
      articleId: sampleId(9),
      content: 'A text.',
      platforms: held.platforms,
    });
  });

  it('has no way back once something of it was sent: it would go out again', async () => {
    await remove(
      await open([{ ...roses, delivery: { state: 'delivered', error: null, lateSeconds: null } }]),
    );
    expect(screen.getByLabelText('Notification')).toHaveTextContent('Deleted');
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('says “Failed to delete content” when the server has no words [C-020]', async () => {
    const { user } = await open([roses]);
    server.use(refuse(deleteScheduledContent, 'INTERNAL', ''));
    await user.click(await screen.findByRole('button', { name: 'Delete Roses' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete content')).toBeVisible();
  });
});
