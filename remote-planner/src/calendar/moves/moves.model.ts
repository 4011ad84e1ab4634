import type { ScheduledItem } from '@rankwright/contracts/planner';
import { formatFullDate, formatMonthKey, toMonth, type Month } from '../calendar.model.ts';

/** What moving an item to a day would do. */
export type Move =
  | { kind: 'nothing' }
  | { kind: 'refused'; reason: string }
  | { kind: 'move'; item: ScheduledItem; to: string | null }
  | { kind: 'swap'; item: ScheduledItem; other: ScheduledItem; to: string };

export type ItemMove = Extract<Move, { kind: 'move' | 'swap' }>;

/** `there` is the item shown on the day `to`; null is the backlog. */
export const planMove = (
  item: ScheduledItem,
  to: string | null,
  itemOnDay: ScheduledItem | undefined,
  today: string,
): Move => {
  if (to === item.scheduledDate) return { kind: 'nothing' };
  if (to === null) return { kind: 'move', item, to };
  if (to < today) return { kind: 'refused', reason: `${formatFullDate(to)} is a past date.` };
  if (!itemOnDay || item.scheduledDate === null) return { kind: 'move', item, to };
  if (item.scheduledDate < today)
    return {
      kind: 'refused',
      reason: `“${itemOnDay.title}” would have to move to ${formatFullDate(item.scheduledDate)}, which is a past date.`,
    };
  return { kind: 'swap', item, other: itemOnDay, to };
};

/** The items after the move: each keeps its own time. */
export const applyMove = (move: ItemMove): ScheduledItem[] => {
  const { item } = move;
  if (move.kind === 'move') return [{ ...item, scheduledDate: move.to }];
  const { other } = move;
  return [
    { ...item, scheduledDate: other.scheduledDate },
    { ...other, scheduledDate: item.scheduledDate },
  ];
};

/** The items before the move. */
export const getOriginalItems = (move: ItemMove): ScheduledItem[] =>
  move.kind === 'swap' ? [move.item, move.other] : [move.item];

/** The move that undoes this one; null when the original day is past. */
export const createUndoMove = (move: ItemMove, today: string): ItemMove | null => {
  const [item, other] = applyMove(move);
  const to = move.item.scheduledDate;
  if (!item || (to !== null && to < today)) return null;
  return move.kind === 'swap' && other && to !== null
    ? { kind: 'swap', item, other, to }
    : { kind: 'move', item, to };
};

export const formatDestination = (date: string | null): string =>
  date ? formatFullDate(date) : 'the backlog';

export const describeMove = (move: ItemMove): string =>
  move.kind === 'swap'
    ? `“${move.item.title}” and “${move.other.title}” swapped days.`
    : `“${move.item.title}” moved to ${formatDestination(move.to)}.`;

/** Announcement for the target day of a move. */
export const describeMoveTarget = (move: Move, to: string): string => {
  if (move.kind === 'refused') return `${formatFullDate(to)}: not possible. ${move.reason}`;
  if (move.kind === 'nothing') return `${formatFullDate(to)}: current date.`;
  return move.kind === 'swap'
    ? `${formatFullDate(to)}: taken by “${move.other.title}”. The two articles will swap days.`
    : `${formatFullDate(to)}: free.`;
};

/** The scope of a cached list: one month, or the backlog. */
export type ListScope = Month | 'backlog';

const isInScope = ({ scheduledDate }: ScheduledItem, scope: ListScope): boolean =>
  scope === 'backlog'
    ? scheduledDate === null
    : scheduledDate !== null && formatMonthKey(toMonth(scheduledDate)) === formatMonthKey(scope);

/** By characters: the rules of a language would put an item without a time first. */
const getSortKey = (item: ScheduledItem): string =>
  `${item.scheduledDate ?? ''} ${item.scheduledTime ?? '~'}`;

/** A cached list after some items changed: adds those in scope in order, removes the others. */
export const updateList = (
  list: readonly ScheduledItem[],
  changed: readonly ScheduledItem[],
  scope: ListScope,
): ScheduledItem[] => {
  const ids = new Set(changed.map(({ id }) => id));
  const remaining = list.filter(({ id }) => !ids.has(id));
  const added = changed.filter((item) => isInScope(item, scope));
  if (added.length === 0) return remaining;
  return [...remaining, ...added].toSorted((one, two) => (getSortKey(one) < getSortKey(two) ? -1 : 1));
};
