import { sampleRow, historyPage } from '../testing/samples.ts';
import { distinctNames } from './bulkExport.ts';
import { addressOf, filtersOf } from './filters.model.ts';
import { rowsOf, withoutRow, withRow } from './history.model.ts';

const row = (number: number, date: string) => sampleRow({ id: `id-${number}`, title: `Row ${number}`, date });
const newest = row(1, '2026-11-21T09:00:00.000Z');
const middle = row(2, '2026-11-20T09:00:00.000Z');
const oldest = row(3, '2026-11-19T09:00:00.000Z');
const held = { pages: [historyPage([newest]), historyPage([oldest])], pageParams: [1, 2] };

describe('the rows that are held', () => {
  it('take a row in at its place, newest first, and count it', () => {
    const next = withRow(held, middle);
    expect(rowsOf(next.pages).map(({ title }) => title)).toEqual(['Row 1', 'Row 2', 'Row 3']);
    expect(next.pages.map(({ data }) => data.articles)).toEqual([2, 2]);
  });

  it('take the oldest row in at the end', () => {
    const last = row(4, '2020-01-01T00:00:00.000Z');
    expect(rowsOf(withRow(held, last).pages).at(-1)).toBe(last);
  });

  it('let a row go and come back unchanged', () => {
    const without = withoutRow(held, newest);
    expect(rowsOf(without.pages)).toEqual([oldest]);
    expect(rowsOf(withRow(without, newest).pages)).toEqual([newest, oldest]);
  });
});

it('reads filters from an address and writes only those that were chosen', () => {
  const filters = filtersOf(new URLSearchParams('search=roses&status=published&type=nonsense'));
  expect(filters).toEqual({ search: 'roses', status: 'published', type: '' });
  expect(addressOf(filters)).toEqual({ search: 'roses', status: 'published' });
});

it('gives every file of an export its own name', () => {
  expect(distinctNames(['roses', 'tulips', 'roses'], 'md')).toEqual(['roses.md', 'tulips.md', 'roses-2.md']);
});
