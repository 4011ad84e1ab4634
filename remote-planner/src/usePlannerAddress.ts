import { useSearchParams } from '@rankwright/sdk/router';
import { monthKey, parseMonth, type Month } from './calendar/calendar.model.ts';

export const plannerViews = ['calendar', 'list', 'keywords'] as const;
export type PlannerView = (typeof plannerViews)[number];

/** Month, view and filters stand in the address, so that back, reload and share work. */
export const usePlannerAddress = (today: string) => {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string, replace = false): void =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  return {
    view: plannerViews.find((name) => name === search.get('view')) ?? 'calendar',
    month: parseMonth(search.get('month'), today),
    read: (name: string): string => search.get(name) ?? '',
    set,
    clear: (names: readonly string[]): void =>
      setSearch((former) => new URLSearchParams([...former].filter(([name]) => !names.includes(name))), {
        replace: true,
      }),
    showView: (view: PlannerView) => set('view', view === 'calendar' ? '' : view),
    showMonth: (month: Month, replace?: boolean) => set('month', monthKey(month), replace),
  };
};
export type PlannerAddress = ReturnType<typeof usePlannerAddress>;
