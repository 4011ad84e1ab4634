import { Box } from '@rankwright/shared-ui/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

/** Pixels: one line. What a person has to know makes the bar higher. */
const lineHeight = 56;
/** Read by the editor's toolbar, which sticks below the bar. */
const heightProperty = '--writing-bar-height';
/** The lower edge of the bar when the page is scrolled. */
export const barEdge = { page: `var(${heightProperty}, ${lineHeight}px)`, part: '120px' } as const;
/** Pixels: the header of the host, above an article that is part of a page. */
const hostHeaderHeight = 64;

const barStyle = {
  position: 'sticky',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, md: 1 },
  minHeight: lineHeight,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;

/** Sets the property of the root while the bar is on screen. */
const useHeightProperty = () => {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(heightProperty, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.removeProperty(heightProperty);
    };
  }, []);
  return bar;
};

/** One slim line over a text that stays in view. With `isPage` the text has the whole window, and the bar leads back. */
export const WritingBar = ({ isPage, children }: { isPage: boolean; children?: ReactNode }) => {
  const bar = useHeightProperty();
  return (
    <Box
      ref={bar}
      sx={{ ...barStyle, top: isPage ? 0 : hostHeaderHeight, px: isPage ? { xs: 1, md: 2 } : 0 }}
    >
      {isPage && <BackLink />}
      {children}
    </Box>
  );
};

/** Free room between what the bar says and what it offers. */
export const BarSpacer = () => <Box sx={{ flex: 1, minHeight: lineHeight }} />;

const actionsStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  order: 1,
  '@media (max-width: 899.95px) and (min-height: 600px)': {
    position: 'fixed',
    zIndex: 2,
    bottom: 0,
    left: 0,
    right: 0,
    justifyContent: 'center',
    px: 1,
    py: 1,
    bgcolor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;

/** The commands of the bar; on phones a line of their own at the lower edge, where the thumb is. */
export const BarActions = ({ children }: { children: ReactNode }) => <Box sx={actionsStyle}>{children}</Box>;
