import { useQueries } from '@rankwright/sdk/query';
import { useMemo } from 'react';
import { monthQuery } from './calendar.data.ts';
import { buildMonth, formatMonthKey, toMonth, shiftMonth, type Month } from './calendar.model.ts';

/**
 * A month's items, with the months before and after: its first and last week show them, and navigation is
 * instant.
 */
export const useMonthScheduledItems = ({ year, month }: Month, today: string) => {
  const visibleMonth = useMemo(() => ({ year, month }), [year, month]);
  const [current, before, after] = useQueries({
    queries: [
      monthQuery(visibleMonth),
      monthQuery(shiftMonth(visibleMonth, -1)),
      monthQuery(shiftMonth(visibleMonth, 1)),
    ],
  });
  const [monthReply, previousReply, nextReply] = [current.data, before.data, after.data];
  const items = useMemo(
    () => [previousReply, monthReply, nextReply].flatMap((reply) => reply?.content ?? []),
    [previousReply, monthReply, nextReply],
  );
  const weeks = useMemo(() => buildMonth(visibleMonth, items, today), [visibleMonth, items, today]);
  return {
    current,
    weeks,
    /** Items of this month only. */
    items: monthReply?.content ?? [],
    findItemOn: (date: string) => items.find(({ scheduledDate }) => scheduledDate === date),
    isLoaded: (date: string) =>
      monthReply !== undefined && formatMonthKey(toMonth(date)) === formatMonthKey(visibleMonth),
  };
};
