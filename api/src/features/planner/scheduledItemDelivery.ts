import { platforms } from '@rankwright/contracts/limits';
import { getPublishAt } from './scheduledItem.model.ts';
import type { ScheduledItemRow, NewScheduledItem } from '../../database/schema/planner.ts';

type Planned = Pick<
  ScheduledItemRow,
  'id' | 'scheduledDate' | 'scheduledTime' | 'timeZone' | 'platforms' | 'status'
>;
type Delivery = Pick<
  NewScheduledItem,
  | 'publishAt'
  | 'deliveryState'
  | 'deliveryError'
  | 'nextAttemptAt'
  | 'leaseUntil'
  | 'latenessSeconds'
  | 'announcedAt'
  | 'preflightAt'
>;

const windowPassedReason = 'The delivery window of this day has passed. Choose a time or another day.';

type Slot = Pick<ScheduledItemRow, 'scheduledDate' | 'scheduledTime' | 'timeZone'>;

export const hasSlotChanged = (before: Slot, after: Slot): boolean =>
  before.scheduledDate !== after.scheduledDate ||
  before.scheduledTime !== after.scheduledTime ||
  before.timeZone !== after.timeZone;

const hasNewPlatform = (before: Planned, after: Planned): boolean =>
  platforms.some((platform) => after.platforms?.[platform] && !before.platforms?.[platform]);

const startedStates: readonly ScheduledItemRow['deliveryState'][] = [
  'queued',
  'sending',
  'publishing',
  'delivered',
];

const hasStarted = (before: ScheduledItemRow | null): boolean =>
  before !== null && startedStates.includes(before.deliveryState);

/**
 * The worker publishes `waiting` items. Items that the user marked as published are not sent, unless we sent
 * them.
 */
const createDelivery = (
  item: Planned,
  before: ScheduledItemRow | null,
  now: Date,
): Delivery & { deliveryState: string } => {
  const publishAt = getPublishAt(item);
  const shouldDeliver = publishAt !== null && (item.status !== 'published' || hasStarted(before));
  const isWindowPassed = shouldDeliver && publishAt < now;
  const state = isWindowPassed ? 'missed' : 'waiting';
  return {
    publishAt,
    deliveryState: shouldDeliver ? state : 'none',
    deliveryError: isWindowPassed ? windowPassedReason : null,
    nextAttemptAt: null,
    leaseUntil: null,
    latenessSeconds: null,
    announcedAt: null,
    preflightAt: null,
  };
};

/**
 * The delivery fields of a saved item. A started or finished delivery is kept, unless the date or time
 * changes or a platform is added: then the item is published again at its time, as an update of the same
 * post. A failed item that is edited is published late. Items that were not to be sent stay unsent.
 */
export const getPlannedDelivery = (
  item: Planned,
  before: ScheduledItemRow | null,
  now: Date,
): Partial<Delivery> => {
  const next = createDelivery(item, before, now);
  if (!before || hasSlotChanged(before, item)) return next;
  if (next.deliveryState === 'none') return hasStarted(before) ? {} : next;
  if (hasNewPlatform(before, item) || ['failed', 'waiting'].includes(before.deliveryState))
    return { ...next, deliveryState: 'waiting', deliveryError: null };
  return hasStarted(before) || next.deliveryState === 'missed' ? {} : next;
};
