import type { ScheduledItem } from '@rankwright/contracts/planner';

/** What a person can do with an item, wherever it is shown. */
export interface ItemActions {
  onEdit: (item: ScheduledItem) => void;
  onDelete: (item: ScheduledItem) => void;
  /** Opens “Move to…”. */
  onMove: (item: ScheduledItem) => void;
  onUnschedule: (item: ScheduledItem) => void;
}
