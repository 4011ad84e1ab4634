import type { ScheduledItem } from '@rankwright/contracts/planner';
import { formatMonthKey, toMonth, type Month } from '../calendar.model.ts';

/** The scope of a cached list: one month, or the backlog. */
export type ListScope = Month | 'backlog';

const isInScope = ({ scheduledDate }: ScheduledItem, scope: ListScope): boolean =>
  scope === 'backlog'
    ? scheduledDate === null
    : scheduledDate !== null && formatMonthKey(toMonth(scheduledDate)) === formatMonthKey(scope);

const getSortKey = (item: ScheduledItem): string =>
  `${item.scheduledDate ?? ''} ${item.scheduledTime ?? '~'}`;

/** A cached list after some items changed: adds those in scope in order, removes the others. */
export const updateList = (
  list: readonly ScheduledItem[],
  changed: readonly ScheduledItem[],
  scope: ListScope,
): ScheduledItem[] => {
  const ids = new Set(changed.map(({ id }) => id));
  const remaining = list.filter(({ id }) => !ids.has(id));
  const added = changed.filter((item) => isInScope(item, scope));
  if (added.length === 0) return remaining;
  return [...remaining, ...added].toSorted((one, two) => getSortKey(one).localeCompare(getSortKey(two)));
};
