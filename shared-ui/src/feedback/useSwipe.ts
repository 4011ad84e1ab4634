import { useRef, type PointerEvent } from 'react';

/** Distance in pixels that dismisses a toast. */
const swipeThreshold = 50;

/** Pointer handlers that call `done` after a horizontal swipe. */
export const useSwipe = (onSwipe: () => void) => {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== null && Math.abs(event.clientX - start.current) >= swipeThreshold) onSwipe();
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
