import { buildFilterQuery, buildSearchParams, isFiltered, parseFilters } from './filters.model.ts';

const none = { search: '', status: '', type: '' } as const;

describe('filters of the history', () => {
  it('are read from the address; what is unknown is ignored', () => {
    expect(parseFilters(new URLSearchParams('search=roses&status=planned&type=imported'))).toEqual({
      search: 'roses',
      status: 'planned',
      type: 'imported',
    });
    expect(parseFilters(new URLSearchParams('status=lost&type=odd'))).toEqual(none);
    expect(parseFilters(new URLSearchParams())).toEqual(none);
  });

  it('stand in the address and in the request where they are set', () => {
    expect(buildSearchParams(none)).toEqual({});
    expect(buildFilterQuery(none)).toEqual({ search: '' });
    const set = { search: 'roses', status: 'draft', type: 'article' } as const;
    expect(buildSearchParams(set)).toEqual(set);
    expect(buildFilterQuery(set)).toEqual(set);
  });

  it('filter when any of them is set', () => {
    expect(isFiltered(none)).toBe(false);
    expect(isFiltered({ ...none, search: 'a' })).toBe(true);
    expect(isFiltered({ ...none, status: 'draft' })).toBe(true);
    expect(isFiltered({ ...none, type: 'article' })).toBe(true);
  });
});
