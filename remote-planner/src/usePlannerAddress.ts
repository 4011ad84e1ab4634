import { useSearchParams } from '@rankwright/sdk/router';
import { useCallback, useEffect, useRef } from 'react';
import { monthKey, parseMonth, type Month } from './calendar/calendar.model.ts';

export const plannerViews = ['calendar', 'list', 'keywords'] as const;
export type PlannerView = (typeof plannerViews)[number];

/** Month, view and filters stand in the address, so that back, reload and share work. What changes it stays the same function. */
export const usePlannerAddress = (today: string) => {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(setSearch);
  useEffect(() => {
    latest.current = setSearch;
  }, [setSearch]);
  const set = useCallback(
    (name: string, value: string, replace = false): void =>
      latest.current(
        (former) => {
          const next = new URLSearchParams(former);
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
      setSearch((former) => new URLSearchParams([...former].filter(([name]) => !names.includes(name))), {
        replace: true,
      }),
    showView,
    showMonth: (month: Month, replace?: boolean) => set('month', monthKey(month), replace),
  };
};
export type PlannerAddress = ReturnType<typeof usePlannerAddress>;
