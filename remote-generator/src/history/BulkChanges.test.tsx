import {
  approveArticle,
  deleteArticle,
  getArticle,
  getContentHistory,
  restoreArticle,
} from '@rankwright/contracts/articles';
import { mockError, mockReply, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { findTable, getRows, open, scheduled, server } from '../testing/historyScreen.tsx';
import { historyPage, sampleArticle, sampleRow } from '../testing/samples.ts';

const articles = ['First', 'Second', 'Third'].map((title, index) =>
  sampleRow({ id: sampleId(600 + index), title, date: `2026-11-2${3 - index}T09:00:00.000Z` }),
);
const getTitles = () =>
  getRows().map((row) => articles.find(({ title }) => row.textContent.includes(title))?.title);

const openWithSelection = async () => {
  const { user } = open();
  await findTable();
  await user.click(screen.getByRole('checkbox', { name: 'Select First' }));
  return user;
};

describe('changes of several articles', () => {
  beforeEach(() => {
    server.use(
      mockReply(getContentHistory, historyPage([...articles, scheduled])),
      mockReply(getArticle, ({ params }) => ({
        success: true as const,
        article: sampleArticle({ id: String(params.id), version: 7 }),
      })),
    );
  });

  it('selects all loaded articles', async () => {
    const user = await openWithSelection();
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 3 loaded' }));
    expect(screen.getByText('3 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
  });

  it('deletes the selected articles and restores them at their places when Undo is pressed', async () => {
    server.use(
      mockReply(deleteArticle, { success: true }),
      mockReply(restoreArticle, { success: true, article: sampleArticle() }),
    );
    const user = await openWithSelection();
    await user.click(screen.getByRole('checkbox', { name: 'Select Third' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo: 2 articles deleted.' });
    expect(getTitles()).toEqual(['Second', undefined]);
    expect(screen.queryByRole('region', { name: 'Selected articles' })).not.toBeInTheDocument();
    await user.click(undo);
    await waitFor(() => expect(getRows()).toHaveLength(4));
    expect(getTitles().slice(0, 2)).toEqual(['First', 'Second']);
    expect(getTitles()).toContain('Third');
  });

  it('keeps the articles that could not be deleted and says how many', async () => {
    const user = await openWithSelection();
    await user.click(screen.getByRole('button', { name: 'Select all 3 loaded' }));
    server.use(
      mockReply(deleteArticle, ({ params }) => {
        if (params.id === sampleId(601)) throw new Error('The second one fails.');
        return { success: true as const };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByRole('button', {
        name: 'Undo: 2 articles deleted. 1 article could not be deleted.',
      }),
    ).toBeVisible();
    expect(getRows()).toHaveLength(2);
  });

  it('approves the present versions and leaves starting drafts that were not edited', async () => {
    const approved: unknown[] = [];
    server.use(
      mockReply(approveArticle, ({ params, body }) => {
        approved.push([params.id, body]);
        return { success: true as const, article: sampleArticle() };
      }),
    );
    const user = await openWithSelection();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 article approved')).toBeVisible();
    expect(approved).toEqual([[sampleId(600), { version: 7 }]]);
    server.use(mockError(approveArticle, 'STARTING_DRAFT_UNEDITED', ''));
    await user.click(screen.getByRole('checkbox', { name: 'Select First' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Second' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('No articles approved')).toBeVisible();
    expect(screen.getByText('2 starting drafts need an edit before approval.')).toBeVisible();
  });

  it('says why when no article could be deleted', async () => {
    server.use(mockError(deleteArticle, 'INTERNAL', ''));
    const user = await openWithSelection();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete content')).toBeVisible();
    expect(getRows()).toHaveLength(4);
  });
});
