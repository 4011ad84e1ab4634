import { getProfile } from '@rankwright/contracts/account';
import {
  deleteArticle,
  duplicateArticle,
  getArticle,
  getContentHistory,
  restoreArticle,
} from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { deleteScheduledItem } from '@rankwright/contracts/planner';
import { mockReply, mockError, sampleId, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { historyPage, sampleArticle, samplePublication, sampleRow } from '../testing/samples.ts';
import {
  article,
  scheduled,
  server,
  open,
  getRows,
  findTable,
  chooseAction,
} from '../testing/historyScreen.tsx';

it('opens a planned article without text from its title and its menu', async () => {
  const { user } = open();
  await findTable();
  const address = `/generate-content?article=${scheduled.articleId}`;
  expect(screen.getByRole('link', { name: scheduled.title })).toHaveAttribute('href', address);
  await user.click(screen.getByRole('button', { name: `Actions for ${scheduled.title}` }));
  expect(screen.getByRole('menuitem', { name: 'Write it' })).toHaveAttribute('href', address);
});

it('opens articles for reading without a plan, from the title and the menu', async () => {
  server.use(mockError(getSubscription, 'SUBSCRIPTION_MISSING'));
  const { user } = open();
  await findTable();
  const address = `/article?id=${article.articleId}`;
  await waitFor(() =>
    expect(screen.getByRole('link', { name: article.title })).toHaveAttribute('href', address),
  );
  await user.click(screen.getByRole('button', { name: `Actions for ${article.title}` }));
  expect(screen.getByRole('menuitem', { name: 'Read' })).toHaveAttribute('href', address);
  expect(screen.queryByRole('menuitem', { name: 'Publish…' })).toBeNull();
});

it("writes the day of publication in the account's time zone, as the calendar does", async () => {
  const row = sampleRow({ publishedDate: '2026-11-28T14:23:00.000Z', scheduledDate: '2026-11-29' });
  server.use(
    mockReply(getProfile, { success: true, user: sampleProfile({ timeZone: 'Pacific/Auckland' }) }),
    mockReply(getContentHistory, historyPage([row])),
  );
  open();
  await findTable();
  await waitFor(() => expect(getRows()[0]).toHaveTextContent(/Nov 29, 2026\s?Published/));
  expect(getRows()[0]).not.toHaveTextContent('Planned');
});

it('says of a post what its site says, where it is not public', async () => {
  const post = samplePublication({ visibility: 'private' });
  const row = sampleRow({ state: 'notPublic', publications: [post] });
  server.use(mockReply(getContentHistory, historyPage([row])));
  open();
  await findTable();
  expect(getRows()[0]).toHaveTextContent('Private on WordPress');
});

it('says in a word that a post failed', async () => {
  const row = sampleRow({
    state: 'failed',
    status: 'failed',
    publications: [samplePublication({ state: 'failed' })],
  });
  server.use(mockReply(getContentHistory, historyPage([row])));
  open();
  expect(within(await findTable()).getByText('Failed')).toBeVisible();
});

describe('row actions', () => {
  it('deletes an article immediately and restores it when Undo is pressed', async () => {
    server.use(
      mockReply(deleteArticle, { success: true }),
      mockReply(restoreArticle, { success: true, article: sampleArticle() }),
    );
    const { user } = open();
    await findTable();
    await chooseAction(user, article.title, 'Delete');
    const undo = await screen.findByRole('button', { name: `Undo: “${article.title}” was deleted.` });
    expect(getRows()).toHaveLength(1);
    await user.click(undo);
    await waitFor(() => expect(getRows()).toHaveLength(2));
    expect(getRows()[0]).toHaveTextContent(article.title);
  });

  it('loads sorted rows again to restore one, because only the API knows its place', async () => {
    const requests: string[] = [];
    server.use(
      mockReply(getContentHistory, ({ query }) => {
        requests.push(query.get('sort') ?? '-');
        return historyPage([scheduled, article]);
      }),
      mockReply(deleteArticle, { success: true }),
      mockReply(restoreArticle, { success: true, article: sampleArticle() }),
    );
    const { user } = open('/content-history?sort=title-asc');
    await findTable();
    await chooseAction(user, article.title, 'Delete');
    await user.click(await screen.findByRole('button', { name: `Undo: “${article.title}” was deleted.` }));
    await waitFor(() => expect(requests).toEqual(['title', 'title']));
    expect(getRows().map((row) => row.textContent)).toEqual([
      expect.stringContaining(scheduled.title),
      expect.stringContaining(article.title),
    ]);
  });

  it('restores the row and shows an error when deleting fails', async () => {
    server.use(mockError(deleteArticle, 'INTERNAL', ''));
    const { user } = open();
    await findTable();
    await chooseAction(user, article.title, 'Delete');
    expect(await screen.findByText('Failed to delete content')).toBeVisible();
    expect(getRows()).toHaveLength(2);
  });

  it('asks for confirmation before deleting a scheduled item', async () => {
    const removed = jest.fn();
    server.use(
      mockReply(deleteScheduledItem, ({ params }) => {
        removed(params.id);
        return { success: true as const };
      }),
    );
    const { user } = open();
    await findTable();
    await chooseAction(user, scheduled.title, 'Delete');
    const question = screen.getByRole('alertdialog', {
      name: 'Delete this scheduled item?',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(removed).not.toHaveBeenCalled();
    await chooseAction(user, scheduled.title, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete item' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith(scheduled.id));
    expect(getRows()).toHaveLength(1);
  });

  it('duplicates an article and shows the copy first', async () => {
    server.use(
      mockReply(duplicateArticle, {
        success: true,
        article: sampleArticle({
          id: sampleId(900),
          title: 'A copy',
          createdAt: '2026-11-22T09:00:00.000Z',
        }),
      }),
    );
    const { user } = open();
    await findTable();
    await chooseAction(user, article.title, 'Duplicate');
    await waitFor(() => expect(getRows()).toHaveLength(3));
    expect(getRows()[0]).toHaveTextContent('A copy');
  });

  it('exports the selected articles as one ZIP file', async () => {
    const other = sampleRow({
      id: sampleId(502),
      title: 'Second',
      date: '2026-11-19T09:00:00.000Z',
    });
    server.use(
      mockReply(getContentHistory, historyPage([article, other])),
      mockReply(getArticle, ({ params }) => ({
        success: true as const,
        article: sampleArticle({ id: String(params.id) }),
      })),
    );
    const downloads: { name: string; blob: Blob }[] = [];
    let last: Blob | null = null;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:file';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (last) downloads.push({ name: this.download, blob: last });
    });
    const { user } = open();
    await findTable();
    await user.click(screen.getByRole('checkbox', { name: `Select ${article.title}` }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Second' }));
    await user.click(screen.getByRole('button', { name: 'Export as Markdown' }));
    expect(await screen.findByText('2 articles exported')).toBeVisible();
    expect(downloads[0]?.name).toBe('articles.zip');
    expect(downloads[0]?.blob.type).toBe('application/zip');
  });
});
