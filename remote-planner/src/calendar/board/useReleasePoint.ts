import { useEffect, useRef, type RefObject } from 'react';

interface Point {
  x: number;
  y: number;
}

/** Id of what takes a dragged article at a point of the viewport: a day's date, the backlog, or null. */
export const findDropTarget = ({ x, y }: Point): string | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop-target]');
    if (target) return target.dataset.dropTarget ?? null;
  }
  return null;
};

/** Where the pointer was released; null while it is pressed. */
export const useReleasePoint = (): RefObject<Point | null> => {
  const point = useRef<Point | null>(null);
  useEffect(() => {
    const forget = (): void => {
      point.current = null;
    };
    const read = ({ clientX: x, clientY: y }: PointerEvent): void => {
      point.current = { x, y };
    };
    window.addEventListener('pointerdown', forget, { capture: true });
    window.addEventListener('pointerup', read, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', forget, { capture: true });
      window.removeEventListener('pointerup', read, { capture: true });
    };
  }, []);
  return point;
};
