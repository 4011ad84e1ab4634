import { parseFilter, toSearch, type BlogFilter } from './blog.model.ts';

type SetSearch = (
  next: Record<string, string>,
  options: { replace: boolean; preventScrollReset: boolean },
) => void;

/** Keeps the filter in the URL, so that back, reload and sharing preserve it. */
export const useBlogFilter = (
  search: URLSearchParams,
  setSearch: SetSearch,
): [BlogFilter, (filter: BlogFilter) => void] => [
  parseFilter(search),
  (filter) => setSearch(toSearch(filter), { replace: true, preventScrollReset: true }),
];
