import { history } from '@rankwright/contracts/limits';
import { useEffect, useRef } from 'react';

const getDistanceToBottom = (): number =>
  document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

/**
 * Runs `more` when the viewport is within 200 pixels of the end of the page. Checks at most every 100 ms
 * while scrolling, and whenever `count` changes.
 */
export const useNearBottom = (enabled: boolean, count: number, onNearBottom: () => void): void => {
  const latest = useRef(onNearBottom);
  useEffect(() => {
    latest.current = onNearBottom;
  }, [onNearBottom]);
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkPosition = () => {
      timer = undefined;
      if (getDistanceToBottom() <= history.scrollThresholdPx) latest.current();
    };
    const scheduleCheck = () => {
      timer ??= setTimeout(checkPosition, history.scrollThrottleMs);
    };
    window.addEventListener('scroll', scheduleCheck, { passive: true });
    window.addEventListener('resize', scheduleCheck);
    // The loaded rows may not fill the viewport yet.
    checkPosition();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scheduleCheck);
      window.removeEventListener('resize', scheduleCheck);
    };
  }, [enabled, count]);
};
