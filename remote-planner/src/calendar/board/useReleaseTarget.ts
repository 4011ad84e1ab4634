import { useEffect, useRef, type RefObject } from 'react';

/** Id of what takes a dragged article at a point of the viewport: a day's date, the backlog, or null. */
const findDropTarget = (x: number, y: number): string | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop-target]');
    if (target) return target.dataset.dropTarget ?? null;
  }
  return null;
};

/**
 * What lay under the pointer when it was released; undefined while it is pressed. dnd-kit names the place of its last
 * render instead, which a slow device has not always finished by then.
 */
export const useReleaseTarget = (): RefObject<string | null | undefined> => {
  const target = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const forget = (): void => {
      target.current = undefined;
    };
    const read = (event: PointerEvent): void => {
      target.current = findDropTarget(event.clientX, event.clientY);
    };
    window.addEventListener('pointerdown', forget, { capture: true });
    window.addEventListener('pointerup', read, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', forget, { capture: true });
      window.removeEventListener('pointerup', read, { capture: true });
    };
  }, []);
  return target;
};
