import { sampleRow, historyPage } from '../testing/samples.ts';
import { createUniqueNames } from './bulkExport.ts';
import { buildSearchParams, parseFilters } from './filters.model.ts';
import { listRows, withoutRow, withRow } from './history.model.ts';

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

  it('removes a row and inserts it again unchanged', () => {
    const without = withoutRow(cached, newest);
    expect(listRows(without.pages)).toEqual([oldest]);
    expect(listRows(withRow(without, newest).pages)).toEqual([newest, oldest]);
  });
});

it('parses filters from the query string and writes only those that are set', () => {
  const filters = parseFilters(new URLSearchParams('search=roses&status=published&type=nonsense'));
  expect(filters).toEqual({ search: 'roses', status: 'published', type: '' });
  expect(buildSearchParams(filters)).toEqual({ search: 'roses', status: 'published' });
});

it('gives every exported file a unique name', () => {
  expect(createUniqueNames(['roses', 'tulips', 'roses'], 'md')).toEqual([
    'roses.md',
    'tulips.md',
    'roses-2.md',
  ]);
});
