import { useQueries } from '@rankwright/sdk/query';
import { useMemo } from 'react';
import { monthQuery } from './calendar.data.ts';
import { buildMonth, monthKey, monthOf, shiftMonth, type Month } from './calendar.model.ts';

/** A month's items with those of its neighbours, which its first and last week show and to which a step leads. */
export const useMonthItems = ({ year, month }: Month, today: string) => {
  const shown = useMemo(() => ({ year, month }), [year, month]);
  const [current, before, after] = useQueries({
    queries: [monthQuery(shown), monthQuery(shiftMonth(shown, -1)), monthQuery(shiftMonth(shown, 1))],
  });
  const [own, former, next] = [current.data, before.data, after.data];
  const items = useMemo(
    () => [former, own, next].flatMap((reply) => reply?.content ?? []),
    [former, own, next],
  );
  const weeks = useMemo(() => buildMonth(shown, items, today), [shown, items, today]);
  return {
    current,
    weeks,
    /** The month's own. */
    items: own?.content ?? [],
    itemOn: (date: string) => items.find(({ scheduledDate }) => scheduledDate === date),
    isKnown: (date: string) => own !== undefined && monthKey(monthOf(date)) === monthKey(shown),
  };
};
