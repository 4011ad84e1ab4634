import {
  deleteArticle,
  duplicateArticle,
  getArticle,
  getContentHistory,
  restoreArticle,
} from '@rankwright/contracts/articles';
import { deleteScheduledContent } from '@rankwright/contracts/planner';
import { answer, refuse, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { historyPage, sampleArticle, sampleRow } from '../testing/samples.ts';
import { article, scheduled, server, open, lines, table, choose } from '../testing/historyScreen.tsx';

describe('what can be done with a row', () => {
  it('removes an article at once and brings it back', async () => {
    server.use(
      answer(deleteArticle, { success: true }),
      answer(restoreArticle, { success: true, article: sampleArticle() }),
    );
    const { user } = open();
    await table();
    await choose(user, article.title, 'Delete');
    expect(await screen.findByText(/was removed/)).toBeVisible();
    expect(lines()).toHaveLength(1);
    const notice = screen.getByText(/was removed/).closest('[role="alert"]');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toHaveTextContent(article.title);
  });

  it('puts a row back that could not be removed, and says why', async () => {
    server.use(refuse(deleteArticle, 'INTERNAL', ''));
    const { user } = open();
    await table();
    await choose(user, article.title, 'Delete');
    expect(await screen.findByText('Failed to delete content')).toBeVisible();
    expect(lines()).toHaveLength(2);
  });

  it('asks before it removes a planned item', async () => {
    const removed = jest.fn();
    server.use(
      answer(deleteScheduledContent, ({ params }) => {
        removed(params.id);
        return { success: true as const };
      }),
    );
    const { user } = open();
    await table();
    await choose(user, scheduled.title, 'Delete');
    const question = screen.getByRole('alertdialog', {
      name: 'Remove this planned item?',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(removed).not.toHaveBeenCalled();
    await choose(user, scheduled.title, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith(scheduled.id));
    expect(lines()).toHaveLength(1);
  });

  it('duplicates an article; the copy stands first', async () => {
    server.use(
      answer(duplicateArticle, {
        success: true,
        article: sampleArticle({
          id: sampleId(900),
          title: 'A copy',
          createdAt: '2026-11-22T09:00:00.000Z',
        }),
      }),
    );
    const { user } = open();
    await table();
    await choose(user, article.title, 'Duplicate');
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[0]).toHaveTextContent('A copy');
  });

  it('exports the chosen articles as one archive', async () => {
    const other = sampleRow({
      id: sampleId(502),
      title: 'Second',
      date: '2026-11-19T09:00:00.000Z',
    });
    server.use(
      answer(getContentHistory, historyPage([article, other])),
      answer(getArticle, ({ params }) => ({
        success: true as const,
        article: sampleArticle({ id: String(params.id) }),
      })),
    );
    const made: { name: string; blob: Blob }[] = [];
    let last: Blob | null = null;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:file';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (last) made.push({ name: this.download, blob: last });
    });
    const { user } = open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: `Choose ${article.title}` }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Second' }));
    await user.click(screen.getByRole('button', { name: 'Export as Markdown' }));
    expect(await screen.findByText('2 exported')).toBeVisible();
    expect(made[0]?.name).toBe('articles.zip');
    expect(made[0]?.blob.type).toBe('application/zip');
  });
});
