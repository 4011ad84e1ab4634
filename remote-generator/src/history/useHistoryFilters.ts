import { history } from '@rankwright/contracts/limits';
import { useSearchParams } from '@rankwright/sdk/router';
import { useEffect, useState } from 'react';
import { buildSearchParams, parseFilters, type HistoryFilters } from './filters.model.ts';

/** Keeps the filters in the URL. Typed text is applied 300 ms after the last change. */
export const useHistoryFilters = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = parseFilters(searchParams);
  const { search, status, type, sort } = filters;
  const [typed, setTyped] = useState(search);
  const [appliedSearch, setAppliedSearch] = useState(search);
  if (appliedSearch !== search) {
    setAppliedSearch(search);
    setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(
      () =>
        setSearchParams(buildSearchParams({ search: typed, status, type, sort }), {
          replace: true,
          preventScrollReset: true,
        }),
      history.searchDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [typed, search, status, type, sort, setSearchParams]);
  return {
    filters,
    typed,
    setTyped,
    applyFilters: (change: Partial<HistoryFilters>) =>
      setSearchParams(buildSearchParams({ ...filters, search: typed, ...change }), {
        preventScrollReset: true,
      }),
    clear: () => {
      setTyped('');
      setSearchParams(buildSearchParams({ search: '', status: '', type: '', sort }), {
        preventScrollReset: true,
      });
    },
  };
};
