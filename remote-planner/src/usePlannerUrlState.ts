import { useSearchParams } from '@rankwright/sdk/router';
import { useCallback, useEffect, useRef } from 'react';
import { formatMonthKey, parseMonth, type Month } from './calendar/calendar.model.ts';

export const plannerViews = ['calendar', 'list', 'keywords'] as const;
export type PlannerView = (typeof plannerViews)[number];

/**
 * Month, view and filters are kept in the URL, so that Back, reload and sharing work.
 * `set` and `showView` keep their identity between renders.
 */
export const usePlannerUrlState = (today: string) => {
  const [search, setSearch] = useSearchParams();
  const latestSetSearch = useRef(setSearch);
  useEffect(() => {
    latestSetSearch.current = setSearch;
  }, [setSearch]);
  const set = useCallback(
    (name: string, value: string, replace = false): void =>
      latestSetSearch.current(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace },
      ),
    [],
  );
  const showView = useCallback((view: PlannerView) => set('view', view === 'calendar' ? '' : view), [set]);
  return {
    view: plannerViews.find((name) => name === search.get('view')) ?? 'calendar',
    month: parseMonth(search.get('month'), today),
    read: (name: string): string => search.get(name) ?? '',
    set,
    clear: (names: readonly string[]): void =>
      setSearch((previous) => new URLSearchParams([...previous].filter(([name]) => !names.includes(name))), {
        replace: true,
      }),
    showView,
    showMonth: (month: Month, replace?: boolean) => set('month', formatMonthKey(month), replace),
  };
};
export type PlannerUrlState = ReturnType<typeof usePlannerUrlState>;
