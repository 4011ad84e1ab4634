import type { ScheduledItem } from '@rankwright/contracts/planner';
import { createContext, useContext, type MouseEvent, type TouchEvent } from 'react';

/** Props of a card that can be dragged. */
export interface DragHandlers {
  onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  onTouchStart: (event: TouchEvent<HTMLElement>) => void;
}

export type PressCard = (
  item: ScheduledItem,
  event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>,
) => void;

/** Tells the board that a card is pressed. Beside the board, nothing can be dragged. */
export const PressContext = createContext<PressCard>(() => undefined);

export const useDragHandlers = (item: ScheduledItem): DragHandlers => {
  const pressCard = useContext(PressContext);
  return {
    onMouseDown: (event) => pressCard(item, event),
    onTouchStart: (event) => pressCard(item, event),
  };
};
