import { useCallback, useLayoutEffect, useRef } from 'react';
import type { GridPosition } from './useKeyboardDrag.ts';

/** The cell itself, not a control inside it. */
export const findDayCell = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.getAttribute('role') === 'gridcell' ? target : null;

/**
 * Keeps the focus on the active day. The grid reuses its cells when the month changes, so the focused cell
 * can become another date: the focus then moves on to the cell of the active day. A day of another month
 * gets the focus once its own month is shown.
 */
export const useDayFocus = ({ date: active, isInMonth }: Pick<GridPosition, 'date' | 'isInMonth'>) => {
  const gridRef = useRef<HTMLDivElement>(null);
  const pending = useRef<string | null>(null);
  useLayoutEffect(() => {
    const grid = gridRef.current;
    const focused = grid?.contains(document.activeElement) ? findDayCell(document.activeElement) : null;
    const hasArrived = pending.current === active && isInMonth;
    const isOnOtherDate = pending.current === null && focused !== null && focused.dataset.date !== active;
    if (!hasArrived && !isOnOtherDate) return;
    pending.current = null;
    grid?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  });
  const request = useCallback((date: string): void => {
    pending.current = date;
  }, []);
  const cancel = useCallback((): void => {
    pending.current = null;
  }, []);
  /** The day that a key has moved to and that is not rendered yet. */
  const getPending = useCallback((): string | null => pending.current, []);
  return { gridRef, request, cancel, getPending };
};
