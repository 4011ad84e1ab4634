import { useEffect, useRef, useState } from 'react';

/** False on the server. */
const isTabHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

/** Calls `close` after `durationMs`, not counting time in which it is held or the tab is hidden. */
export const useAutoClose = (durationMs: number, isPaused: boolean, close: () => void): void => {
  const remainingMs = useRef(durationMs);
  const latest = useRef(close);
  const [isHidden, setIsHidden] = useState(isTabHidden);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    const follow = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (isPaused || isHidden) return;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - since;
    };
  }, [isPaused, isHidden]);
};
