import { useEffect, type RefObject } from 'react';

/** Scrolls the list, and nothing around it, to its selected tab where the screen is too narrow for all of them. */
export const useSelectedInView = (list: RefObject<HTMLElement | null>, value: unknown): void =>
  useEffect(() => {
    const root = list.current;
    const selected = root?.querySelector<HTMLElement>('[aria-selected=true]');
    // The observer looks after the layout that happens anyway; reading sizes here would force one of its own.
    if (!root || !selected || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        if (!seen || seen.intersectionRatio >= 0.99) return;
        const { left, right } = seen.boundingClientRect;
        const bounds = root.getBoundingClientRect();
        root.scrollBy({ left: left < bounds.left ? left - bounds.left : right - bounds.right });
      },
      { root },
    );
    observer.observe(selected);
    return () => observer.disconnect();
  }, [list, value]);
