import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PressCard } from '../../scheduledItems/PressContext.ts';

/** A card that is pressed, and perhaps dragged later. */
export interface Press {
  item: ScheduledItem;
  card: HTMLElement;
  event: MouseEvent | TouchEvent;
}

/** In pixels of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** Where the pointer was last while a card was pressed, or where it was released. */
const usePressPoint = (isPressed: boolean): RefObject<Point> => {
  const point = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    if (!isPressed) return;
    const read = ({ clientX: x, clientY: y }: PointerEvent): void => {
      point.current = { x, y };
    };
    window.addEventListener('pointermove', read, { capture: true, passive: true });
    window.addEventListener('pointerup', read, { capture: true });
    return () => {
      window.removeEventListener('pointermove', read, { capture: true });
      window.removeEventListener('pointerup', read, { capture: true });
    };
  }, [isPressed]);
  return point;
};

/** The pressed card, until the pointer is released or scrolls the page. */
export const usePress = () => {
  const [press, setPress] = useState<Press | null>(null);
  const point = usePressPoint(press !== null);
  useEffect(() => {
    const release = (): void => setPress(null);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, []);
  const pressCard = useCallback<PressCard>(
    (item, { currentTarget, nativeEvent }) => {
      const { clientX: x, clientY: y } =
        'touches' in nativeEvent ? (nativeEvent.touches[0] ?? { clientX: 0, clientY: 0 }) : nativeEvent;
      point.current = { x, y };
      setPress({ item, card: currentTarget, event: nativeEvent });
    },
    [point],
  );
  return { press, point, pressCard };
};
