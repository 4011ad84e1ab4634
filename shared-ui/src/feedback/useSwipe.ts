import { useRef, type PointerEvent } from 'react';

/** Pixels a finger has to travel before the toast goes. */
export const swipeThreshold = 50;

/** Pointer handlers that call `done` after a sideways swipe. */
export const useSwipe = (done: () => void) => {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== null && Math.abs(event.clientX - start.current) >= swipeThreshold) done();
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
