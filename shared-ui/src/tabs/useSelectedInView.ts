import { useEffect, type RefObject } from 'react';

/** The share of a tab that counts as all of it, because sizes are rounded. */
const wholeTab = 0.99;

/**
 * Scrolls the list, and nothing around it, to its selected tab where the screen is too narrow for all of them: at once, or when a font that
 * arrives makes it so. Whoever scrolls the list keeps it where it is.
 */
export const useSelectedInView = (list: RefObject<HTMLElement | null>, value: unknown): void =>
  useEffect(() => {
    const root = list.current;
    const selected = root?.querySelector<HTMLElement>('[aria-selected=true]');
    // The observer looks after the layout that happens anyway; reading sizes here would force one of its own.
    if (!root || !selected || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen || seen.intersectionRatio >= wholeTab) return;
        observer.disconnect();
        const { left, right } = seen.boundingClientRect;
        const bounds = root.getBoundingClientRect();
        root.scrollBy({ left: left < bounds.left ? left - bounds.left : right - bounds.right });
      },
      { root, threshold: wholeTab },
    );
    observer.observe(selected);
    const stop = () => observer.disconnect();
    root.addEventListener('scroll', stop, { once: true });
    return () => {
      stop();
      root.removeEventListener('scroll', stop);
    };
  }, [list, value]);
