import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { stepTo } from './steps.model.ts';
import { useCarry, type Place } from './useCarry.ts';

export interface GridActions {
  /** Keys came to a day, perhaps of another month. */
  onGo: (date: string) => void;
  /** The focus came to a day on screen. */
  onFocusDay: (date: string) => void;
  onOpen: (date: string, item: ScheduledItem | undefined) => void;
  onDelete: (item: ScheduledItem) => void;
  onMove: (item: ScheduledItem, to: string, there?: ScheduledItem) => void;
}

export interface GridState {
  active: string;
  /** The day that gets the focus as soon as it is on screen. */
  wanted: string | null;
  /** Where a move by keyboard would go. */
  target: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement && target.getAttribute('role') === 'gridcell' ? target : null;

const dateOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

const plain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** Walking the month by keys: one cell has the focus; with an article picked up the same keys carry it. */
export const useGrid = (place: Place, today: string, actions: GridActions): GridState => {
  const { date: active, there } = place;
  const [wanted, want] = useState<string | null>(null);
  const carry = useCarry(place, today, actions.onMove);

  const go = (date: string): void => {
    want(date);
    carry.walk();
    actions.onGo(date);
  };
  const carrying: Record<string, () => void> = { Enter: carry.drop, ' ': carry.drop, Escape: carry.cancel };
  const walking: Record<string, () => void> = {
    Enter: () => actions.onOpen(active, there),
    ...(there && { ' ': () => carry.pick(there), Delete: () => actions.onDelete(there) }),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!cellOf(event.target) || !plain(event)) return;
    const next = stepTo(event.key, wanted ?? active);
    const arrived = wanted === null || wanted === active;
    const run = next ? () => go(next) : arrived && (carry.item ? carrying : walking)[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const onFocus = (event: FocusEvent): void => {
    const date = dateOf(event.target);
    if (!date) return;
    if (date !== wanted) want(null);
    actions.onFocusDay(date);
  };
  return { active, wanted, target: carry.item ? active : null, onKeyDown, onFocus };
};
