import { sampleArticle, sampleRow, historyPage } from '../testing/samples.ts';
import { createUniqueNames } from './bulkExport.ts';
import { createRow, listRows, withoutRow, withRow } from './history.model.ts';

const row = (number: number, date: string) => sampleRow({ id: `id-${number}`, title: `Row ${number}`, date });
const newest = row(1, '2026-11-21T09:00:00.000Z');
const middle = row(2, '2026-11-20T09:00:00.000Z');
const oldest = row(3, '2026-11-19T09:00:00.000Z');
const cached = { pages: [historyPage([newest]), historyPage([oldest])], pageParams: [1, 2] };

describe('cached history rows', () => {
  it('inserts a row at its place, newest first, and updates the counts', () => {
    const next = withRow(cached, middle);
    expect(listRows(next.pages).map(({ title }) => title)).toEqual(['Row 1', 'Row 2', 'Row 3']);
    expect(next.pages.map(({ data }) => data.articles)).toEqual([2, 2]);
  });

  it('inserts the oldest row at the end', () => {
    const last = row(4, '2020-01-01T00:00:00.000Z');
    expect(listRows(withRow(cached, last).pages).at(-1)).toBe(last);
  });

  it('sorts rows of the same time by id', () => {
    const same = row(2, oldest.date);
    expect(listRows(withRow(cached, row(4, oldest.date)).pages)[1]?.id).toBe('id-4');
    expect(listRows(withRow(cached, same).pages)).toEqual([newest, oldest, same]);
  });

  it('counts articles and scheduled items apart', () => {
    const counts = ({ pages }: typeof cached) =>
      pages.map(({ data: { total, articles, scheduled } }) => [total, articles, scheduled]);
    const scheduled = sampleRow({ ...middle, type: 'scheduled' });
    const [[total = 0, articles = 0, items = 0] = []] = counts(cached);
    expect(counts(withRow(cached, scheduled))[0]).toEqual([total + 1, articles, items + 1]);
    expect(counts(withoutRow(cached, scheduled))[0]).toEqual([total - 1, articles, items - 1]);
    expect(counts(withoutRow(cached, newest))[0]).toEqual([total - 1, articles - 1, items]);
  });

  it('are none before the first page has come', () => {
    expect(listRows(undefined)).toEqual([]);
  });

  it('show an article as its row in the history would', () => {
    const article = sampleArticle({ imageUrl: 'https://a.example/b.png', slot: null, kind: 'imported' });
    expect(createRow(article)).toEqual({
      id: article.id,
      articleId: article.id,
      image: 'https://a.example/b.png',
      title: article.title,
      status: article.status,
      state: article.state,
      keyword: article.primaryKeyword,
      difficulty: null,
      volume: article.wordCount,
      date: article.createdAt,
      scheduledDate: null,
      publishedDate: null,
      type: 'article',
      isImported: true,
      publications: article.publications,
    });
  });

  it('removes a row and inserts it again unchanged', () => {
    const without = withoutRow(cached, newest);
    expect(listRows(without.pages)).toEqual([oldest]);
    expect(listRows(withRow(without, newest).pages)).toEqual([newest, oldest]);
  });
});

it('gives every exported file a unique name', () => {
  expect(createUniqueNames(['roses', 'tulips', 'roses'], 'md')).toEqual([
    'roses.md',
    'tulips.md',
    'roses-2.md',
  ]);
});
