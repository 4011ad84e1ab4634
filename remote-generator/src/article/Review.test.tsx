import { approveArticle, rejectArticle } from '@rankwright/contracts/articles';
import { deleteScheduledItem } from '@rankwright/contracts/planner';
import { mockReply, mockError, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleArticle } from '../testing/samples.ts';
import { changeTitle, open, openPanelTab, recordSaves, server } from '../testing/articleScreen.tsx';

const slot = {
  scheduledItemId: sampleId(100),
  scheduledDate: '2099-11-27',
  scheduledTime: '09:00',
  timeZone: 'America/New_York',
  publishAt: '2099-11-27T14:00:00.000Z',
  platforms: ['wordpress' as const],
};
const dated = sampleArticle({ state: 'needsReview', slot });

describe('the status of an article', () => {
  it('shows its state and its time with the zone', async () => {
    const { container, user } = await open(dated);
    expect(await screen.findByRole('group', { name: 'Status' })).toHaveTextContent('Needs review');
    await openPanelTab(user, 'Post');
    const schedule = screen.getByRole('region', { name: 'Schedule' });
    expect(schedule).toHaveTextContent('Scheduled for Friday, November 27, 2099 at 09:00 (America/New_York)');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('names the delivery window when the slot has no time', async () => {
    const { user } = await open(sampleArticle({ slot: { ...slot, scheduledTime: null } }));
    await openPanelTab(user, 'Post');
    expect(await screen.findByText(/between 07:00 and 08:00 \(UTC\)$/)).toBeVisible();
  });

  it('takes the article out of the calendar after confirmation', async () => {
    const removed = jest.fn();
    server.use(
      mockReply(deleteScheduledItem, ({ params }) => {
        removed(params.id);
        return { success: true as const };
      }),
    );
    const { user } = await open(dated);
    await openPanelTab(user, 'Post');
    await user.click(await screen.findByRole('button', { name: 'Remove from calendar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith(slot.scheduledItemId));
    expect(await screen.findByText('Removed from the calendar')).toBeVisible();
  });
});

describe('approving', () => {
  it('saves first and approves the saved version', async () => {
    recordSaves();
    const approved = jest.fn();
    server.use(
      mockReply(approveArticle, ({ body }) => {
        approved(body);
        return {
          success: true as const,
          article: sampleArticle({ version: 2, approvedVersion: 2, state: 'scheduled', slot }),
        };
      }),
    );
    const { user } = await open(dated);
    await changeTitle(user, 'Pruning roses');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(approved).toHaveBeenCalledWith({ version: 2 }));
    expect(await screen.findByText('Article approved')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Status' })).toHaveTextContent('Scheduled');
    expect(screen.queryByRole('button', { name: /approve/i })).not.toBeInTheDocument();
  });

  it('asks again after an edit', async () => {
    const { user } = await open(sampleArticle({ approvedVersion: 1, state: 'scheduled', slot }));
    expect(screen.queryByRole('button', { name: /approve/i })).not.toBeInTheDocument();
    await changeTitle(user, 'Pruning roses');
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
  });

  it('says why a starting draft cannot be approved', async () => {
    server.use(mockError(approveArticle, 'STARTING_DRAFT_UNEDITED'));
    const { user } = await open(dated);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is a starting draft. Edit it before you publish.',
    );
  });
});

it('rejects the version on screen', async () => {
  const rejected = jest.fn();
  server.use(
    mockReply(rejectArticle, ({ body }) => {
      rejected(body);
      return { success: true as const, article: dated };
    }),
  );
  const { user } = await open(dated);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Reject this version' }));
  await waitFor(() => expect(rejected).toHaveBeenCalledWith({ version: 1 }));
});
