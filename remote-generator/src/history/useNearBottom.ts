import { history } from '@rankwright/contracts/limits';
import { useEffect, useRef } from 'react';

const distanceToBottom = (): number =>
  document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

/** Runs `more` while the page ends within 200 pixels below the window; looks at most every 100 ms as it scrolls, and when `count` rows are there. */
export const useNearBottom = (enabled: boolean, count: number, more: () => void): void => {
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  }, [more]);
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (distanceToBottom() <= history.scrollThresholdPx) latest.current();
    };
    const moved = () => {
      timer ??= setTimeout(look, history.scrollThrottleMs);
    };
    window.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('resize', moved);
    // Rows that came may not fill the window yet.
    look();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', moved);
      window.removeEventListener('resize', moved);
    };
  }, [enabled, count]);
};
