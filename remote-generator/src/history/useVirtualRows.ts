import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Theme, useMediaQuery } from '@rankwright/shared-ui/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { estimatedRowHeight } from './historyStyle.ts';

/** Extra rows rendered above and below the viewport, so that fast scrolling shows no gaps. */
const overscan = 20;

/** Offset of the list from the top of the page, in pixels: the window scrolls, not the list. */
const useListTop = () => {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measureTop = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measureTop();
    const observer = new ResizeObserver(measureTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { list, top };
};

/** The rows to render, and the offset in pixels of the first one within the list. */
export const useVirtualRows = (count: number, getKey: (index: number) => string | number) => {
  const { list, top } = useListTop();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const tablet = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const estimatedHeight = wide
    ? estimatedRowHeight.wide
    : tablet
      ? estimatedRowHeight.tablet
      : estimatedRowHeight.phone;
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    overscan: overscan,
    scrollMargin: top,
    getItemKey: getKey,
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
