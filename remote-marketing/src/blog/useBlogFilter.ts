import type { BlogFilter } from './blog.model.ts';
import { categories } from './post.ts';

type SetSearch = (next: Record<string, string>, options: { replace: boolean }) => void;

const parseFilter = (search: URLSearchParams): BlogFilter => ({
  category: categories.find((category) => category === search.get('category')) ?? 'All',
  tag: search.get('tag'),
  search: search.get('search') ?? '',
});

/** Keeps the filter in the URL, so that back, reload and sharing preserve it. */
export const useBlogFilter = (
  search: URLSearchParams,
  setSearch: SetSearch,
): [BlogFilter, (filter: BlogFilter) => void] => {
  const updateFilter = (filter: BlogFilter): void =>
    setSearch(
      {
        ...(filter.category !== 'All' && { category: filter.category }),
        ...(filter.tag && { tag: filter.tag }),
        ...(filter.search && { search: filter.search }),
      },
      { replace: true },
    );
  return [parseFilter(search), updateFilter];
};
