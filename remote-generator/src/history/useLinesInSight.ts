import { useMediaQuery, type Theme } from '@rankwright/shared-ui/core';
import { useWindowVirtualizer } from '@rankwright/shared-ui/data';
import { useLayoutEffect, useRef, useState } from 'react';
import { usualHeight } from './historyStyle.ts';

/** Lines drawn beyond the window on each side, so that a fast scroll finds them there. */
const beyond = 20;

/** Where the list begins on the page; the window scrolls, not the list. */
const useTop = () => {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { list, top };
};

interface Correction {
  adjustments?: number;
  behavior?: ScrollBehavior;
}

/** A line that turns out higher than reckoned is put right at once: the page itself would scroll there smoothly. */
const scrollAtOnce = (offset: number, { adjustments = 0, behavior = 'instant' }: Correction): void =>
  window.scrollTo({ top: offset + adjustments, behavior });

/** Which of so many lines are drawn, and how many pixels down the list they begin. */
export const useLinesInSight = (count: number, keyOf: (index: number) => string | number) => {
  const { list, top } = useTop();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const tablet = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const usual = wide ? usualHeight.wide : tablet ? usualHeight.tablet : usualHeight.phone;
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => usual,
    overscan: beyond,
    scrollMargin: top,
    scrollToFn: scrollAtOnce,
    getItemKey: keyOf,
  });
  const lines = virtual.getVirtualItems();
  return {
    list,
    lines,
    begin: (lines[0]?.start ?? top) - top,
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
  };
};
