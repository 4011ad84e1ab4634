import type { BlogFilter } from './blog.model.ts';
import { categories } from './post.ts';

type SetSearch = (next: Record<string, string>, options: { replace: boolean }) => void;

const read = (search: URLSearchParams): BlogFilter => ({
  category: categories.find((category) => category === search.get('category')) ?? 'All',
  tag: search.get('tag'),
  search: search.get('search') ?? '',
});

/** The filter stands in the address, so that back, reload and sharing keep it. */
export const useBlogFilter = (
  search: URLSearchParams,
  setSearch: SetSearch,
): [BlogFilter, (filter: BlogFilter) => void] => {
  const write = (filter: BlogFilter): void =>
    setSearch(
      {
        ...(filter.category !== 'All' && { category: filter.category }),
        ...(filter.tag && { tag: filter.tag }),
        ...(filter.search && { search: filter.search }),
      },
      { replace: true },
    );
  return [read(search), write];
};
