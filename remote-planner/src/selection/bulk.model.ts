import type { ScheduledItem } from '@rankwright/contracts/planner';
import { shiftDay } from '../calendar/calendar.model.ts';
import type { ItemMove } from '../calendar/moves/moves.model.ts';

/** `1 article`, or `3 articles`. */
export const formatItemCount = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;

/** The moves that shift items by days. Items without a date, and those that would land before today, stay. */
export const planShift = (items: readonly ScheduledItem[], days: number, today: string): ItemMove[] =>
  items.flatMap((item): ItemMove[] => {
    const to = item.scheduledDate === null ? null : shiftDay(item.scheduledDate, days);
    return to === null || to < today ? [] : [{ kind: 'move', item, to }];
  });

/** The moves that bring shifted items back; an item stays whose day is past by now. */
export const planReturn = (moves: readonly ItemMove[], today: string): ItemMove[] =>
  moves.flatMap(({ item, to }): ItemMove[] =>
    item.scheduledDate !== null && item.scheduledDate >= today
      ? [{ kind: 'move', item: { ...item, scheduledDate: to }, to: item.scheduledDate }]
      : [],
  );

/** Items whose text waits for approval. */
export const listApprovable = (items: readonly ScheduledItem[]): ScheduledItem[] =>
  items.filter(({ state, hasText }) => hasText && (state === 'needsReview' || state === 'draft'));

const describeLeft = (left: number, reason: string): string =>
  left === 0 ? '' : ` ${formatItemCount(left)} ${left === 1 ? 'stays' : 'stay'}: ${reason}.`;

/** `2 articles moved 1 day later. 1 article stays: it would be in the past.` */
export const describeShift = (moved: number, left: number, days: number): string => {
  const count = Math.abs(days);
  const distance = `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`;
  return `${formatItemCount(moved)} moved ${distance}.${describeLeft(left, 'no date, or a past date')}`;
};

/** `2 articles approved. 1 article stays: it cannot be approved as it is.` */
export const describeApproved = (approved: number, left: number): string =>
  `${formatItemCount(approved)} approved.${describeLeft(left, 'no text, or a draft that nobody has edited')}`;
