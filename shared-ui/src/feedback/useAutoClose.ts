import { useEffect, useRef, useState } from 'react';

/** Calls `close` after `durationMs` of time in which nobody holds it and the tab is visible. */
export const useAutoClose = (durationMs: number, held: boolean, close: () => void): void => {
  const left = useRef(durationMs);
  const latest = useRef(close);
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (held || hidden) return;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, hidden]);
};
