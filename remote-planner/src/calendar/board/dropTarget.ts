import type { Point } from './usePress.ts';

const findElement = ({ x, y }: Point): HTMLElement | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop-target]');
    if (target) return target;
  }
  return null;
};

/** Id of what takes a dragged article at a point: a day's date, the backlog, or null. */
export const findDropTarget = (point: Point): string | null => findElement(point)?.dataset.dropTarget ?? null;

/**
 * Marks with `data-over` what takes the dragged article at a point; null ends the mark. React does not know the attribute, so
 * that no day renders anew while an article is dragged over it.
 */
export const markDropTarget = (point: Point | null): void => {
  const target = point && findElement(point);
  for (const marked of document.querySelectorAll('[data-over]'))
    if (marked !== target) marked.removeAttribute('data-over');
  target?.setAttribute('data-over', '');
};
