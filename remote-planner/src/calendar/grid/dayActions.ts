import type { ScheduledItemActions } from '../../scheduledItems/scheduledItemActions.ts';

export interface DayActions extends ScheduledItemActions {
  /** Adds an article to the day; in the compact grid, shows the day. */
  onDay: (date: string) => void;
  onMore: (date: string) => void;
}
