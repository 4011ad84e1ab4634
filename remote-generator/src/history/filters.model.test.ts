import { buildFilterQuery, buildSearchParams, isFiltered, parseFilters } from './filters.model.ts';

const none = { search: '', status: '', type: '', sort: '' } as const;

describe('filters of the history', () => {
  it('are read from the address; what is unknown is ignored', () => {
    expect(
      parseFilters(new URLSearchParams('search=roses&status=planned&type=imported&sort=title-asc')),
    ).toEqual({
      search: 'roses',
      status: 'planned',
      type: 'imported',
      sort: 'title-asc',
    });
    expect(parseFilters(new URLSearchParams('status=lost&type=odd&sort=created-desc'))).toEqual(none);
    expect(parseFilters(new URLSearchParams())).toEqual(none);
  });

  it('stand in the address and in the request where they are set', () => {
    expect(buildSearchParams(none)).toEqual({});
    expect(buildFilterQuery(none)).toEqual({ search: '' });
    const set = { search: 'roses', status: 'draft', type: 'article', sort: 'planned-asc' } as const;
    expect(buildSearchParams(set)).toEqual(set);
    expect(buildFilterQuery(set)).toEqual({ ...set, sort: 'planned', order: 'asc' });
  });

  it('filter when any of them is set; sorting alone hides nothing', () => {
    expect(isFiltered(none)).toBe(false);
    expect(isFiltered({ ...none, sort: 'title-desc' })).toBe(false);
    expect(isFiltered({ ...none, search: 'a' })).toBe(true);
    expect(isFiltered({ ...none, status: 'draft' })).toBe(true);
    expect(isFiltered({ ...none, type: 'article' })).toBe(true);
  });
});
