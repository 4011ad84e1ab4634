import { approveArticle, getArticle, rejectArticle } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { listConnections, type ConnectionMode } from '@rankwright/contracts/connections';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import {
  mockError,
  mockReply,
  sampleConnections,
  sampleId,
  sampleScheduledItem,
} from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakePlannerApi } from '../testing/fakePlannerApi.ts';
import { openPlanner, server } from '../testing/plannerScreen.tsx';
import { sampleArticle } from '../testing/sampleArticle.ts';

const articleId = sampleId(7);
const item = sampleScheduledItem({
  id: sampleId(1),
  title: 'Roses',
  articleId,
  state: 'needsReview',
  hasText: true,
});
const missed: ScheduledItem = {
  ...item,
  scheduledDate: '2026-11-21',
  platforms: { ...item.platforms, wordpress: true },
  delivery: { state: 'missed', error: 'The text was not approved.', lateSeconds: null },
};
const article = sampleArticle({ id: articleId });

const open = async (shown: ScheduledItem, mode: ConnectionMode = 'review') => {
  const sent: unknown[] = [];
  const record = ({ body }: { body: unknown }) => {
    sent.push(body);
    return { success: true as const, article };
  };
  server.use(
    mockReply(listConnections, {
      success: true,
      connections: sampleConnections('wordpress').map((connection) => ({ ...connection, mode })),
    }),
    mockReply(getArticle, { success: true, article }),
    mockReply(approveArticle, record),
    mockReply(rejectArticle, record),
    mockReply(publishArticle, (request) => ({ ...record(request), publications: [] })),
    ...fakePlannerApi([shown]),
  );
  const view = openPlanner('?month=2026-11');
  await screen.findByRole('gridcell', { name: /Roses/ });
  return { ...view, sent };
};
const openReview = async (...given: Parameters<typeof open>) => {
  const view = await open(...given);
  await view.user.click(screen.getByRole('button', { name: /^(Review Roses|Publish Roses now)$/ }));
  const dialog = await screen.findByRole('dialog', { name: /Review “Roses in winter”/ });
  await within(dialog).findByText('Cut them low.');
  return { ...view, dialog };
};

describe('review from the planner', () => {
  it('shows the text and approves the version that was on screen', async () => {
    const { user, dialog, sent } = await openReview(item);
    expect(within(dialog).getByRole('region', { name: 'Article text' })).toHaveAttribute('tabindex', '0');
    expect(await axe(dialog)).toHaveNoViolations();
    expect(within(dialog).queryByRole('button', { name: 'Reject' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(sent).toEqual([{ version: 3 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('links an unedited starting draft, which cannot be approved, to its editor', async () => {
    const { user, dialog } = await openReview(item);
    server.use(mockError(approveArticle, 'STARTING_DRAFT_UNEDITED'));
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(
      await within(dialog).findByText('This is a starting draft. Edit it before you publish.'),
    ).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Edit the draft' })).toHaveAttribute(
      'href',
      `/generate-content?article=${articleId}`,
    );
  });

  it('shows the new text when the article was edited meanwhile, and approves that one next', async () => {
    const { user, dialog, sent } = await openReview(item);
    const edited = { ...article, content: 'Cut them in March.', version: 4 };
    server.use(
      mockError(approveArticle, 'ARTICLE_CHANGED'),
      mockReply(getArticle, { success: true, article: edited }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByText(/edited after you opened it/)).toBeVisible();
    expect(await within(dialog).findByText('Cut them in March.')).toBeVisible();
    server.use(
      mockReply(approveArticle, ({ body }) => {
        sent.push(body);
        return { success: true as const, article: edited };
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent).toEqual([{ version: 4 }]));
  });

  it('offers to reject a text that an automatic site would publish', async () => {
    const { user, dialog, sent } = await openReview(item, 'automatic');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Rejected')).toBeVisible();
    expect(sent).toEqual([{ version: 3 }]);
  });
});

describe('a missed item', () => {
  it('is published now on its own sites after its text was shown', async () => {
    const { user, dialog, sent } = await openReview(missed);
    await user.click(within(dialog).getByRole('button', { name: 'Publish now to WordPress' }));
    expect(await screen.findByText('Publishing')).toBeVisible();
    expect(sent).toEqual([{ platforms: ['wordpress'], version: 3 }]);
  });

  it('can be rescheduled from its card', async () => {
    const { user } = await open(missed);
    await user.click(screen.getByRole('button', { name: 'Reschedule Roses' }));
    expect(await screen.findByRole('dialog', { name: 'Move “Roses”' })).toBeVisible();
  });
});

it('links items without and with text to their article', async () => {
  const { user, unmount } = await open({ ...item, state: 'planned', hasText: false });
  expect(screen.getByRole('link', { name: 'Write it: Roses' })).toHaveAttribute(
    'href',
    `/generate-content?article=${articleId}`,
  );
  unmount();
  await open(item);
  await user.click(screen.getByRole('button', { name: 'More for Roses' }));
  expect(await screen.findByRole('menuitem', { name: 'Open article' })).toHaveAttribute(
    'href',
    `/generate-content?article=${articleId}`,
  );
});
