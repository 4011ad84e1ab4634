import { history } from '@rankwright/contracts/limits';
import { useEffect, useRef } from 'react';

/** A mark to place below the list: `more` runs when it comes within 200 pixels of the window. */
export const useNearBottom = (enabled: boolean, more: () => void) => {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  }, [more]);
  useEffect(() => {
    if (!enabled || !mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `${history.scrollThresholdPx}px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [enabled]);
  return mark;
};
