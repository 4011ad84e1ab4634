import { useSearchParams } from '@rankwright/sdk/router';
import { useCallback, useEffect, useRef } from 'react';
import { formatMonthKey, getWeekStart, parseMonth, toMonth, type Month } from './calendar/calendar.model.ts';

export const plannerViews = ['calendar', 'week', 'list', 'keywords'] as const;
export type PlannerView = (typeof plannerViews)[number];

/** The Sunday of the week in the URL; without one, of today's week in its month, otherwise of the month's first. */
const parseWeek = (text: string | null, month: Month, today: string): string => {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  const first = `${formatMonthKey(month)}-01`;
  return getWeekStart(isDay ? text : today.startsWith(formatMonthKey(month)) ? today : first);
};

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
  const setAll = useCallback(
    (values: Readonly<Record<string, string>>, replace = false): void =>
      latestSetSearch.current(
        (previous) => {
          const next = new URLSearchParams(previous);
          for (const [name, value] of Object.entries(values))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [],
  );
  const set = useCallback(
    (name: string, value: string, replace?: boolean) => setAll({ [name]: value }, replace),
    [setAll],
  );
  const showView = useCallback((view: PlannerView) => set('view', view === 'calendar' ? '' : view), [set]);
  const month = parseMonth(search.get('month'), today);
  return {
    view: plannerViews.find((name) => name === search.get('view')) ?? 'calendar',
    month,
    /** The Sunday on which the shown week begins, `YYYY-MM-DD`. */
    week: parseWeek(search.get('week'), month, today),
    read: (name: string): string => search.get(name) ?? '',
    set,
    clear: (names: readonly string[]): void =>
      setSearch((previous) => new URLSearchParams([...previous].filter(([name]) => !names.includes(name))), {
        replace: true,
        preventScrollReset: true,
      }),
    showView,
    showMonth: (next: Month, replace?: boolean) => setAll({ month: formatMonthKey(next), week: '' }, replace),
    /** Shows the week of a day. */
    showWeek: (date: string, replace?: boolean) =>
      setAll({ month: formatMonthKey(toMonth(date)), week: getWeekStart(date) }, replace),
  };
};
export type PlannerUrlState = ReturnType<typeof usePlannerUrlState>;
