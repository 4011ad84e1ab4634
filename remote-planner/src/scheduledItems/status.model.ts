import { articleStateLabels } from '@rankwright/contracts/articles';
import { scheduledStatusLabels } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';

/** The state of the article, and the status that the user has set where it says something else. */
export const getStatusLabels = ({ state, status }: Pick<ScheduledItem, 'state' | 'status'>): string[] => [
  ...new Set([articleStateLabels[state], scheduledStatusLabels[status]]),
];
