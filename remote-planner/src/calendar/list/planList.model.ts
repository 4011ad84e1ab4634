import { scheduledStatuses, type ScheduledStatus } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { itemsByDay } from '../calendar.model.ts';
import { publicationStates, type PublicationState } from '@rankwright/contracts/publishing';

export interface PlanFilters {
  text: string;
  status: ScheduledStatus | '';
  state: PublicationState | '';
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((value) => value === text) ?? '';

/** The filters of the address; what it does not know counts as none. */
export const readFilters = (read: (name: string) => string): PlanFilters => ({
  text: read('q'),
  status: oneOf(scheduledStatuses, read('status')),
  state: oneOf(publicationStates, read('state')),
});

export const isFiltered = ({ text, status, state }: PlanFilters): boolean => Boolean(text || status || state);

const holds = ({ title, keywords, type }: ScheduledItem, text: string): boolean =>
  [title, type, ...keywords].join('\n').toLowerCase().includes(text.trim().toLowerCase());

/** Items that pass, by day. */
export const filterPlan = (
  items: readonly ScheduledItem[],
  { text, status, state }: PlanFilters,
): [date: string, items: ScheduledItem[]][] => {
  const passing = items.filter(
    (item) =>
      holds(item, text) &&
      (!status || item.status === status) &&
      (!state || item.publications.some((publication) => publication.state === state)),
  );
  return [...itemsByDay(passing)];
};
