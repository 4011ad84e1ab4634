import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { getDateForKey } from './keyboardNavigation.model.ts';
import { useKeyboardDrag, type GridPosition } from './useKeyboardDrag.ts';

export interface GridActions {
  /** The keyboard moved to a day, perhaps in another month. */
  onNavigate: (date: string) => void;
  /** A rendered day received the focus. */
  onFocusDay: (date: string) => void;
  onOpen: (date: string, item: ScheduledItem | undefined) => void;
  onDelete: (item: ScheduledItem) => void;
  onMove: (item: ScheduledItem, to: string, itemOnDay?: ScheduledItem) => void;
}

export interface GridState {
  active: string;
  /** The day that gets the focus once it has rendered. */
  pendingFocus: string | null;
  /** The drop target of a keyboard move. */
  target: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

const getCell = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement && target.getAttribute('role') === 'gridcell' ? target : null;

const getCellDate = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

const hasNoModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey;

/** Keyboard navigation of the month grid; while an item is picked up, the same keys move it. */
export const useGridKeyboard = (position: GridPosition, today: string, actions: GridActions): GridState => {
  const { date: active, itemOnDay } = position;
  const [pendingFocus, setPendingFocus] = useState<string | null>(null);
  const keyboardDrag = useKeyboardDrag(position, today, actions.onMove);

  const moveFocus = (date: string): void => {
    setPendingFocus(date);
    keyboardDrag.markMoved();
    actions.onNavigate(date);
  };
  const dragKeys: Record<string, () => void> = {
    Enter: keyboardDrag.drop,
    ' ': keyboardDrag.drop,
    Escape: keyboardDrag.cancel,
  };
  const navigationKeys: Record<string, () => void> = {
    Enter: () => actions.onOpen(active, itemOnDay),
    ...(itemOnDay && {
      ' ': () => keyboardDrag.pickUp(itemOnDay),
      Delete: () => actions.onDelete(itemOnDay),
    }),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!getCell(event.target) || !hasNoModifier(event)) return;
    const next = getDateForKey(event.key, pendingFocus ?? active);
    const hasArrived = pendingFocus === null || pendingFocus === active;
    const run = next
      ? () => moveFocus(next)
      : hasArrived && (keyboardDrag.item ? dragKeys : navigationKeys)[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const onFocus = (event: FocusEvent): void => {
    const date = getCellDate(event.target);
    if (!date) return;
    if (date !== pendingFocus) setPendingFocus(null);
    actions.onFocusDay(date);
  };
  return { active, pendingFocus, target: keyboardDrag.item ? active : null, onKeyDown, onFocus };
};
