import { scheduledStatuses, type ScheduledStatus } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { groupItemsByDay } from '../calendar.model.ts';
import { publicationStates, type PublicationState } from '@rankwright/contracts/publishing';

export interface PlanFilters {
  text: string;
  status: ScheduledStatus | '';
  state: PublicationState | '';
}

const parseOption = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((value) => value === text) ?? '';

/** Reads the filters from the URL; unknown values count as no filter. */
export const readFilters = (read: (name: string) => string): PlanFilters => ({
  text: read('q'),
  status: parseOption(scheduledStatuses, read('status')),
  state: parseOption(publicationStates, read('state')),
});

export const hasFilters = ({ text, status, state }: PlanFilters): boolean => Boolean(text || status || state);

const matchesText = ({ title, keywords, type }: ScheduledItem, text: string): boolean =>
  [title, type, ...keywords].join('\n').toLowerCase().includes(text.trim().toLowerCase());

/** Matching items, grouped by day. */
export const filterPlan = (
  items: readonly ScheduledItem[],
  { text, status, state }: PlanFilters,
): [date: string, items: ScheduledItem[]][] => {
  const matching = items.filter(
    (item) =>
      matchesText(item, text) &&
      (!status || item.status === status) &&
      (!state || item.publications.some((publication) => publication.state === state)),
  );
  return [...groupItemsByDay(matching)];
};
