import type { ScheduledItem } from '@rankwright/contracts/planner';

/** Actions on a scheduled item, in every view. */
export interface ScheduledItemActions {
  onEdit: (item: ScheduledItem) => void;
  onDelete: (item: ScheduledItem) => void;
  /** Opens “Move to…”. */
  onMove: (item: ScheduledItem) => void;
  onUnschedule: (item: ScheduledItem) => void;
}
