import { NavigationType, useLocation, useNavigationType } from '@rankwright/sdk/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll offset in CSS pixels of each entry of the history, by the key of its location. */
const offsets = new Map<string, number>();
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the offset of the entry up to date. Returns a function that stops it. */
const recordOffset = (key: string): (() => void) => {
  const record = (): void => void offsets.set(key, window.scrollY);
  const stop = (): void => window.removeEventListener('scroll', record);
  window.addEventListener('scroll', record, { passive: true });
  // The browser then scrolls for the next entry, while this one is still shown.
  window.addEventListener('popstate', stop);
  return () => {
    stop();
    window.removeEventListener('popstate', stop);
  };
};

/** Scrolls to the offset, again whenever the page grows, until it is reached or the user does something. Returns a function that stops it. */
const scrollToOffset = (top: number): (() => void) => {
  /** True when the page was high enough. */
  const scroll = (): boolean => {
    window.scrollTo({ top, behavior: 'instant' });
    return window.scrollY >= top - 1;
  };
  if (scroll()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  observer.observe(document.body);
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  return stop;
};

/** Scrolls a new screen to its top, and one that Back or Forward shows again to where it was left. */
export const useScrollRestoration = (): void => {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const address = `${pathname}${hash}`;
  const shown = useRef(address);
  useLayoutEffect(() => recordOffset(key), [key]);
  useEffect(() => {
    if (shown.current === address) return undefined;
    shown.current = address;
    return hash ? undefined : scrollToOffset(isReturn ? (offsets.get(key) ?? 0) : 0);
  }, [address, hash, key, isReturn]);
};
