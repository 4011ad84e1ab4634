import type { ScheduledItem } from '@rankwright/contracts/planner';
import { monthKey, monthOf, type Month } from '../calendar.model.ts';

/** What a cached list holds: one month, or the backlog. */
export type ListScope = Month | 'backlog';

const belongs = ({ scheduledDate }: ScheduledItem, scope: ListScope): boolean =>
  scope === 'backlog'
    ? scheduledDate === null
    : scheduledDate !== null && monthKey(monthOf(scheduledDate)) === monthKey(scope);

const order = (item: ScheduledItem): string => `${item.scheduledDate ?? ''} ${item.scheduledTime ?? '~'}`;

/** A list after some items changed places: those that left are gone, those that came are in order. */
export const placeItems = (
  list: readonly ScheduledItem[],
  changed: readonly ScheduledItem[],
  scope: ListScope,
): ScheduledItem[] => {
  const ids = new Set(changed.map(({ id }) => id));
  const kept = list.filter(({ id }) => !ids.has(id));
  const come = changed.filter((item) => belongs(item, scope));
  if (come.length === 0) return kept;
  return [...kept, ...come].toSorted((one, two) => order(one).localeCompare(order(two)));
};
