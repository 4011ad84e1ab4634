import type { ScheduledItem } from '@rankwright/contracts/planner';
import { spokenDay } from '../calendar.model.ts';

/** What a wish to move an item comes to. */
export type Move =
  | { kind: 'nothing' }
  | { kind: 'refused'; reason: string }
  | { kind: 'move'; item: ScheduledItem; to: string | null }
  | { kind: 'swap'; item: ScheduledItem; other: ScheduledItem; to: string };

export type RealMove = Extract<Move, { kind: 'move' | 'swap' }>;

/** `there` is the item shown on the day `to`; null is the backlog. */
export const planMove = (
  item: ScheduledItem,
  to: string | null,
  there: ScheduledItem | undefined,
  today: string,
): Move => {
  if (to === item.scheduledDate) return { kind: 'nothing' };
  if (to === null) return { kind: 'move', item, to };
  if (to < today) return { kind: 'refused', reason: `${spokenDay(to)} is a past date.` };
  if (!there || item.scheduledDate === null) return { kind: 'move', item, to };
  if (item.scheduledDate < today)
    return {
      kind: 'refused',
      reason: `“${there.title}” would have to go back to ${spokenDay(item.scheduledDate)}, which is a past date.`,
    };
  return { kind: 'swap', item, other: there, to };
};

/** The items as they are after the move: a plain move keeps the hour, a swap trades day and hour. */
export const movedItems = (move: RealMove): ScheduledItem[] => {
  const { item } = move;
  if (move.kind === 'move') return [{ ...item, scheduledDate: move.to }];
  const { other } = move;
  return [
    { ...item, scheduledDate: other.scheduledDate, scheduledTime: other.scheduledTime },
    { ...other, scheduledDate: item.scheduledDate, scheduledTime: item.scheduledTime },
  ];
};

/** The items as they were. */
export const formerItems = (move: RealMove): ScheduledItem[] =>
  move.kind === 'swap' ? [move.item, move.other] : [move.item];

/** The move that takes this one back; null when the former day has passed. */
export const undoOf = (move: RealMove, today: string): RealMove | null => {
  const [item, other] = movedItems(move);
  const to = move.item.scheduledDate;
  if (!item || (to !== null && to < today)) return null;
  return move.kind === 'swap' && other && to !== null
    ? { kind: 'swap', item, other, to }
    : { kind: 'move', item, to };
};

export const placeName = (date: string | null): string => (date ? spokenDay(date) : 'the backlog');

export const movedWords = (move: RealMove): string =>
  move.kind === 'swap'
    ? `“${move.item.title}” and “${move.other.title}” swapped days.`
    : `“${move.item.title}” moved to ${placeName(move.to)}.`;

/** Said at each step of a move by keyboard. */
export const targetWords = (move: Move, to: string): string => {
  if (move.kind === 'refused') return `${spokenDay(to)}: not possible. ${move.reason}`;
  if (move.kind === 'nothing') return `${spokenDay(to)}: where it is now.`;
  return move.kind === 'swap'
    ? `${spokenDay(to)}: taken by “${move.other.title}”. The two swap days.`
    : `${spokenDay(to)}: free.`;
};
