import { platforms } from '@rankwright/contracts/limits';
import { publishAtOf } from './item.model.ts';
import type { ItemRow, NewItem } from './item.repository.ts';

type Planned = Pick<ItemRow, 'id' | 'scheduledDate' | 'scheduledTime' | 'timeZone' | 'platforms' | 'status'>;
type Delivery = Pick<
  NewItem,
  | 'publishAt'
  | 'deliveryState'
  | 'deliveryError'
  | 'nextAttemptAt'
  | 'leaseUntil'
  | 'latenessSeconds'
  | 'preflightAt'
>;

const windowOver = 'Its delivery window had passed when it was planned. Choose a time or another day.';

type Moment = Pick<ItemRow, 'scheduledDate' | 'scheduledTime' | 'timeZone'>;

export const hasMoved = (before: Moment, after: Moment): boolean =>
  before.scheduledDate !== after.scheduledDate ||
  before.scheduledTime !== after.scheduledTime ||
  before.timeZone !== after.timeZone;

const hasNewPlatform = (before: Planned, after: Planned): boolean =>
  platforms.some((platform) => after.platforms?.[platform] && !before.platforms?.[platform]);

const begun: readonly ItemRow['deliveryState'][] = ['queued', 'sending', 'publishing', 'delivered'];

const isBegun = (before: ItemRow | null): boolean => before !== null && begun.includes(before.deliveryState);

/** `waiting` items are what the worker sends. Who marks an item Published wants nothing sent, unless we sent it. */
const fresh = (item: Planned, before: ItemRow | null, now: Date): Delivery & { deliveryState: string } => {
  const publishAt = publishAtOf(item);
  const planned = publishAt !== null && (item.status !== 'published' || isBegun(before));
  const over = planned && publishAt < now;
  const state = over ? 'missed' : 'waiting';
  return {
    publishAt,
    deliveryState: planned ? state : 'none',
    deliveryError: over ? windowOver : null,
    nextAttemptAt: null,
    leaseUntil: null,
    latenessSeconds: null,
    preflightAt: null,
  };
};

/**
 * What becomes of an item's delivery when the item is saved. What has begun or is done stays so unless its moment moves
 * or a platform is added: then it goes out (again) at its time, as an update of the same post. A failed item that is
 * mended in place goes out late; what nobody meant to send stays unsent.
 */
export const plannedDeliveryOf = (item: Planned, before: ItemRow | null, now: Date): Partial<Delivery> => {
  const next = fresh(item, before, now);
  if (!before || hasMoved(before, item)) return next;
  if (next.deliveryState === 'none') return isBegun(before) ? {} : next;
  if (hasNewPlatform(before, item) || ['failed', 'waiting'].includes(before.deliveryState))
    return { ...next, deliveryState: 'waiting', deliveryError: null };
  return isBegun(before) || next.deliveryState === 'missed' ? {} : next;
};
