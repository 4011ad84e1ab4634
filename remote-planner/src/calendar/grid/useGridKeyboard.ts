import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { getDateForKey } from './keyboardNavigation.model.ts';
import { findDayCell, useDayFocus } from './useDayFocus.ts';
import { useKeyboardDrag, type GridPosition } from './useKeyboardDrag.ts';

export interface GridActions {
  /** The keyboard moved to a day, perhaps in another month. */
  onNavigate: (date: string) => void;
  /** A rendered day received the focus. */
  onFocusDay: (date: string) => void;
  onOpen: (date: string, item: ScheduledItem | undefined) => void;
  onDelete: (item: ScheduledItem) => void;
  /** Selects the item, or takes it out of the selection. */
  onSelect: (item: ScheduledItem) => void;
  onMove: (item: ScheduledItem, to: string, itemOnDay?: ScheduledItem) => void;
}

export interface GridState {
  gridRef: RefObject<HTMLDivElement | null>;
  active: string;
  /** The drop target of a keyboard move. */
  target: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

const getCellDate = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

const hasNoModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey;

/** Keyboard navigation of the month grid; while an item is picked up, the same keys move it. */
export const useGridKeyboard = (position: GridPosition, today: string, actions: GridActions): GridState => {
  const { date: active, itemOnDay } = position;
  const focus = useDayFocus(position);
  const keyboardDrag = useKeyboardDrag(position, today, actions.onMove);

  const moveFocus = (date: string): void => {
    focus.request(date);
    keyboardDrag.markMoved();
    actions.onNavigate(date);
  };
  const dragKeys: Record<string, () => void> = {
    Enter: keyboardDrag.drop,
    ' ': keyboardDrag.drop,
    Escape: keyboardDrag.cancel,
  };
  const cellKeys: Record<string, () => void> = {
    Enter: () => actions.onOpen(active, itemOnDay),
    ...(itemOnDay && {
      ' ': () => keyboardDrag.pickUp(itemOnDay),
      Delete: () => actions.onDelete(itemOnDay),
      x: () => actions.onSelect(itemOnDay),
    }),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (getCellDate(event.target) === undefined || !hasNoModifier(event)) return;
    const pending = focus.getPending();
    const next = getDateForKey(event.key, pending ?? active, position.daysPerRow);
    // On a button inside the cell, as after a click, only the keys that move the focus belong to the grid.
    const run = next
      ? () => moveFocus(next)
      : findDayCell(event.target) && pending === null && (keyboardDrag.item ? dragKeys : cellKeys)[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const onFocus = (event: FocusEvent): void => {
    const date = getCellDate(event.target);
    if (!date) return;
    focus.cancel();
    actions.onFocusDay(date);
  };
  return { gridRef: focus.gridRef, active, target: keyboardDrag.item ? active : null, onKeyDown, onFocus };
};
