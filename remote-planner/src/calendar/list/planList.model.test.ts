import { sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { samplePublication } from '../../testing/samplePublication.ts';
import { filterPlan, hasFilters, readFilters, type PlanFilters } from './planList.model.ts';

const roses = sampleScheduledItem({ id: sampleId(1), title: 'Roses', keywords: ['pruning', 'thorns'] });
const tulips = sampleScheduledItem({
  id: sampleId(2),
  title: 'Tulips',
  type: 'Guide',
  keywords: [],
  status: 'published',
  publications: [samplePublication({ state: 'failed' }), samplePublication()],
});
const asters = sampleScheduledItem({ id: sampleId(3), title: 'Asters', scheduledDate: '2026-11-30' });
const noFilters: PlanFilters = { text: '', status: '', state: '' };
const listTitles = (filters: Partial<PlanFilters>) =>
  filterPlan([roses, asters, tulips], { ...noFilters, ...filters }).map(([date, items]) => [
    date,
    ...items.map(({ title }) => title),
  ]);

describe('filtering the plan', () => {
  it('groups by day', () => {
    expect(listTitles({})).toEqual([
      ['2026-11-27', 'Roses', 'Tulips'],
      ['2026-11-30', 'Asters'],
    ]);
  });

  it.each([
    ['a title', ' ROSES ', 'Roses'],
    ['a keyword', 'thorn', 'Roses'],
    ['a type', 'guide', 'Tulips'],
  ])('finds %s, whatever its case', (_, text, title) => {
    expect(listTitles({ text })).toEqual([['2026-11-27', title]]);
  });

  it('does not find words across two fields', () => {
    expect(listTitles({ text: 'pruningthorns' })).toEqual([]);
  });

  it('finds a status, and the state of any publication', () => {
    expect(listTitles({ status: 'published' })).toEqual([['2026-11-27', 'Tulips']]);
    expect(listTitles({ state: 'live' })).toEqual([['2026-11-27', 'Tulips']]);
    expect(listTitles({ state: 'live', status: 'planned' })).toEqual([]);
  });

  it('reads the filters from the URL and ignores unknown values', () => {
    const read = (query: string) => readFilters((name) => new URLSearchParams(query).get(name) ?? '');
    expect(read('q=roses&status=planned&state=live')).toEqual({
      text: 'roses',
      status: 'planned',
      state: 'live',
    });
    expect(read('status=nonsense&state=nonsense')).toEqual(noFilters);
  });

  it('knows whether any filter is set', () => {
    expect(hasFilters(noFilters)).toBe(false);
    expect(hasFilters({ ...noFilters, text: 'a' })).toBe(true);
    expect(hasFilters({ ...noFilters, status: 'planned' })).toBe(true);
    expect(hasFilters({ ...noFilters, state: 'live' })).toBe(true);
  });
});
