import type { ScheduledItem } from '@rankwright/contracts/planner';
import { announce } from '@rankwright/sdk/host';
import { useEffect, useState } from 'react';
import { formatDestination, planMove, describeMoveTarget } from '../moves/moves.model.ts';

/** The focused day and its first item. */
export interface GridPosition {
  date: string;
  /** True once the grid shows the day's own month. */
  isInMonth: boolean;
  itemOnDay: ScheduledItem | undefined;
  /** True once the day's month has loaded. */
  isLoaded: boolean;
  /** Seven in the month, one in the week. */
  daysPerRow?: number;
}

interface DragState {
  item: ScheduledItem;
  /** True once a key has moved the focus since it was picked up. */
  hasMoved: boolean;
}

const formatPickedUpMessage = ({ title }: ScheduledItem): string =>
  `“${title}” picked up. Use the arrow keys to choose a day, or Page Up and Page Down to change the month. Press Enter to drop, or Escape to cancel.`;

/** Keyboard drag: Space picks an item up, each day is announced, Enter drops, Escape cancels. */
export const useKeyboardDrag = (
  { date, itemOnDay, isLoaded }: GridPosition,
  today: string,
  onMove: (item: ScheduledItem, to: string, itemOnDay?: ScheduledItem) => void,
) => {
  const [dragState, setDragState] = useState<DragState | null>(null);
  const item = dragState?.item ?? null;
  const message =
    dragState?.hasMoved && isLoaded
      ? describeMoveTarget(planMove(dragState.item, date, itemOnDay, today), date)
      : null;
  useEffect(() => {
    if (message) announce(message);
  }, [message]);

  const pickUp = (pickedItem: ScheduledItem): void => {
    setDragState({ item: pickedItem, hasMoved: false });
    announce(formatPickedUpMessage(pickedItem));
  };
  const markMoved = (): void => setDragState((now) => now && { ...now, hasMoved: true });
  const endDrag = (message: string): void => {
    setDragState(null);
    announce(message);
  };
  const drop = (): void => {
    if (!item || !isLoaded) return;
    if (date === item.scheduledDate) {
      endDrag(`“${item.title}” stays on ${formatDestination(date)}.`);
      return;
    }
    setDragState(null);
    onMove(item, date, itemOnDay);
  };
  const cancel = (): void => {
    if (item) endDrag(`Not moved. “${item.title}” stays on ${formatDestination(item.scheduledDate)}.`);
  };
  return { item, pickUp, markMoved, drop, cancel };
};
