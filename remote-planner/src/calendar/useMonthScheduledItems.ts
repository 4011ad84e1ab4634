import { useQueries } from '@rankwright/sdk/query';
import { useMemo } from 'react';
import { monthQuery } from './calendar.data.ts';
import {
  buildMonth,
  buildRollingMonth,
  buildWeek,
  formatMonthKey,
  toMonth,
  shiftMonth,
  type Month,
} from './calendar.model.ts';

/**
 * A month's items, with the months before and after: its first and last week show them, and navigation is
 * instant. `week` (its Sunday) limits the shown days to one week.
 */
export const useMonthScheduledItems = ({ year, month }: Month, today: string, week: string | null) => {
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
  const shownWeeks = useMemo(
    () => (week === null ? buildRollingMonth(visibleMonth, items, today) : buildWeek(week, items, today)),
    [week, visibleMonth, items, today],
  );
  const isBeyondMonth = week !== null || shownWeeks.length > weeks.length;
  const shownReplies = [monthReply, ...(isBeyondMonth ? [previousReply, nextReply] : [])];
  const isLoaded = (date: string): boolean =>
    [0, -1, 1].some(
      (by, index) =>
        shownReplies[index] !== undefined &&
        formatMonthKey(shiftMonth(visibleMonth, by)) === formatMonthKey(toMonth(date)),
    );
  return {
    current,
    /** The whole month. */
    weeks,
    /** The month with the weeks that follow at its end, or the one week that is shown. */
    shownWeeks,
    /** Items of this month only. */
    items: monthReply?.content ?? [],
    findItemOn: (date: string) => items.find(({ scheduledDate }) => scheduledDate === date),
    /** True once the items of a shown day are known. */
    isLoaded,
  };
};
