import {
  deleteArticle,
  duplicateArticle,
  getArticle,
  getContentHistory,
  restoreArticle,
  type HistoryRow,
} from '@rankwright/contracts/articles';
import { deleteScheduledContent } from '@rankwright/contracts/planner';
import { answer, disconnect, mockApi, refuse, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { historyPage, sampleArticle, samplePublication, sampleRow } from '../testing/samples.ts';
import { Component as HistoryPage } from './HistoryPage.tsx';

const article = sampleRow({
  publications: [samplePublication()],
});
const scheduled = sampleRow({
  id: sampleId(501),
  title: 'Mulch before frost',
  status: 'planned',
  type: 'scheduled',
  difficulty: 9,
  date: '2026-11-20T09:00:00.000Z',
});
const server = mockApi(answer(getContentHistory, historyPage([article, scheduled])));

/** jsdom lays nothing out: the page's height is what the test says. */
afterEach(() => jest.restoreAllMocks());
let pageHeight = 5_000;
beforeEach(() => {
  pageHeight = 5_000;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => pageHeight,
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const open = (at = '/content-history') => renderScreen(<HistoryPage />, { at });
const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const table = () => screen.findByRole('table', { name: 'Content history' });
const choose = async (user: ReturnType<typeof open>['user'], title: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

describe('the content history', () => {
  it('has the columns image, title, status, keyword, difficulty, volume, date and type [C-081]', async () => {
    open();
    const heads = within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(1, -1)).toEqual([
      'Image',
      'Title',
      'Status',
      'Keyword',
      'Difficulty',
      'Volume',
      'Date',
      'Type',
    ]);
    const [first, second] = lines();
    expect(first).toHaveTextContent(
      /How to prune roses in winter.*Draft.*rose pruning.*812.*Nov 21, 2026.*Article/,
    );
    expect(second).toHaveTextContent(/Mulch before frost.*Planned.*Scheduled/);
    expect(screen.getByRole('link', { name: 'WordPress post' })).toHaveAttribute(
      'href',
      'https://roses.example/prune',
    );
  });

  it.each([
    [1, 'default'],
    [4, 'default'],
    [5, 'secondary'],
    [7, 'secondary'],
    [8, 'destructive'],
    [20, 'destructive'],
  ])('marks a difficulty of %i as %s [C-082]', async (difficulty, badge) => {
    server.use(answer(getContentHistory, historyPage([sampleRow({ difficulty })])));
    open();
    await table();
    const chip = screen.getByText(new RegExp(`^${difficulty} `)).closest('[data-badge]');
    expect(chip).toHaveAttribute('data-badge', badge);
  });

  it('sums up total, articles and scheduled [C-083]', async () => {
    open();
    await table();
    const tile = (label: string) => screen.getAllByText(label, { selector: 'p' })[0]?.parentElement;
    expect(tile('Total')).toHaveTextContent('Total2');
    expect(tile('Articles')).toHaveTextContent('Articles1');
    expect(tile('Scheduled')).toHaveTextContent('Scheduled1');
  });

  it('says of a count that stopped at the cap that there are more', async () => {
    const { data, ...reply } = historyPage([article]);
    const counts = { total: 1_003, articles: 1_000, scheduled: 3, totalCapped: true };
    server.use(answer(getContentHistory, { ...reply, data: { ...data, ...counts } }));
    open();
    await table();
    const tile = (label: string) => screen.getAllByText(label, { selector: 'p' })[0]?.parentElement;
    expect(tile('Total')).toHaveTextContent('Total1,003+');
    expect(tile('Articles')).toHaveTextContent('Articles1,000+');
    expect(tile('Scheduled')).toHaveTextContent(/^Scheduled3$/);
  });

  it('opens an article to edit', async () => {
    const { router, user } = open();
    await table();
    await user.click(screen.getByRole('link', { name: article.title }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/generate-content?article=${article.id}`,
    );
  });

  it('says what to do when there is nothing, and when nothing is found', async () => {
    server.use(answer(getContentHistory, historyPage([])));
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Write the first article' })).toHaveAttribute(
      'href',
      '/generate-content',
    );
    unmount();
    const { user, router } = open('/content-history?search=tulips');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(router.state.location.search).toBe('');
  });

  it('says "Error loading content" when it cannot be read, and reads it again on request [C-087]', async () => {
    server.use(refuse(getContentHistory, 'INTERNAL', ''));
    const { user } = open();
    expect(await screen.findByText('Error loading content')).toBeVisible();
    server.use(answer(getContentHistory, historyPage([article])));
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await table()).toBeVisible();
  });

  it('has no accessibility fault, full and failed', async () => {
    const { container, unmount } = open();
    await table();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    server.use(disconnect(getContentHistory));
    const failed = open();
    await screen.findByText('The history could not be loaded');
    expect(await axe(failed.container)).toHaveNoViolations();
  });
});

describe('page by page', () => {
  const many = (page: number): HistoryRow[] =>
    Array.from({ length: 10 }, (_, index) =>
      sampleRow({ id: sampleId(page * 100 + index), title: `Row ${page}-${index}` }),
    );
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    server.use(
      answer(getContentHistory, ({ query }) => {
        const page = Number(query.get('page'));
        asked.push(`${page}/${query.get('limit')}/${query.get('cursor') ?? ''}`);
        return historyPage(many(page), { page, hasMore: page < 3, total: 30 });
      }),
    );
  });

  it('loads page 1 on opening, ten rows at a time [C-084]', async () => {
    open();
    await table();
    expect(screen.getByText('Row 1-0')).toBeVisible();
    expect(asked).toEqual(['1/10/']);
  });

  it('loads more within 200 pixels of the bottom, until there are no more [C-086]', async () => {
    open();
    await table();
    pageHeight = window.innerHeight + 201;
    fireEvent.scroll(window);
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(asked).toHaveLength(1);
    pageHeight = window.innerHeight + 200;
    fireEvent.scroll(window);
    await waitFor(() => expect(asked).toEqual(['1/10/', '2/10/after-1', '3/10/after-2']));
    expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '31');
    fireEvent.scroll(window);
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(asked).toHaveLength(3);
  });

  it('draws only the rows near the window', async () => {
    server.use(
      answer(
        getContentHistory,
        historyPage(
          Array.from({ length: 1_000 }, (_, index) =>
            sampleRow({ id: sampleId(1_000 + index), title: `Row ${index}` }),
          ),
        ),
      ),
    );
    open();
    expect(await table()).toHaveAttribute('aria-rowcount', '1001');
    expect(lines().length).toBeLessThan(200);
  });

  it('keeps the rows when the next ones cannot be loaded, and offers to try again', async () => {
    const { user } = open();
    await table();
    server.use(disconnect(getContentHistory));
    pageHeight = window.innerHeight;
    fireEvent.scroll(window);
    expect(await screen.findByText('The next rows could not be loaded')).toBeVisible();
    expect(screen.getByText('Row 1-0')).toBeVisible();
    server.use(answer(getContentHistory, historyPage(many(2), { page: 2 })));
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '21');
  });
});

describe('search and filters', () => {
  it('searches 300 ms after the last change, and keeps the search in the address [C-085]', async () => {
    const asked: string[] = [];
    server.use(
      answer(getContentHistory, ({ query }) => {
        asked.push(query.get('search') ?? '');
        return historyPage([article]);
      }),
    );
    const { router } = open();
    await table();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const box = screen.getByRole('searchbox', { name: 'Search content' });
    fireEvent.change(box, { target: { value: 'ro' } });
    act(() => {
      jest.advanceTimersByTime(299);
    });
    fireEvent.change(box, { target: { value: 'roses' } });
    act(() => {
      jest.advanceTimersByTime(299);
    });
    expect(router.state.location.search).toBe('');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    jest.useRealTimers();
    await waitFor(() => expect(asked).toEqual(['', 'roses']));
    expect(router.state.location.search).toBe('?search=roses');
  });

  it('filters by status and type, in the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(getContentHistory, ({ query }) => {
        asked.push(`${query.get('status') ?? '-'}/${query.get('type') ?? '-'}`);
        return historyPage([article]);
      }),
    );
    const { router, user } = open('/content-history?type=article');
    await table();
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Published' }));
    await waitFor(() => expect(asked).toEqual(['-/article', 'published/article']));
    expect(router.state.location.search).toBe('?status=published&type=article');
  });
});

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
    const question = screen.getByRole('alertdialog', { name: 'Remove this planned item?' });
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
        article: sampleArticle({ id: sampleId(900), title: 'A copy', createdAt: '2026-11-22T09:00:00.000Z' }),
      }),
    );
    const { user } = open();
    await table();
    await choose(user, article.title, 'Duplicate');
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[0]).toHaveTextContent('A copy');
  });

  it('exports the chosen articles as one archive', async () => {
    const other = sampleRow({ id: sampleId(502), title: 'Second', date: '2026-11-19T09:00:00.000Z' });
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
