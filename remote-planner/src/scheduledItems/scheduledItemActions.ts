import type { ScheduledItem } from '@rankwright/contracts/planner';

/** Actions on a scheduled item, in every view. */
export interface ScheduledItemActions {
  onEdit: (item: ScheduledItem) => void;
  onDelete: (item: ScheduledItem) => void;
  /** Opens “Move to…”. */
  onMove: (item: ScheduledItem) => void;
  /** Shows the text, to approve or to publish it. */
  onReview: (item: ScheduledItem) => void;
  onUnschedule: (item: ScheduledItem) => void;
}
