import { Box } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

/** Pixels. */
export const barHeight = 56;
/** Pixels: the header of the host, above an article that is part of a page. */
const hostHeaderHeight = 64;

const barStyle = {
  position: 'sticky',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, md: 1 },
  minHeight: barHeight,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;

/** One slim line over a text that stays in view. With `isPage` the text has the whole window, and the bar leads back. */
export const WritingBar = ({ isPage, children }: { isPage: boolean; children?: ReactNode }) => (
  <Box sx={{ ...barStyle, top: isPage ? 0 : hostHeaderHeight, px: isPage ? { xs: 1, md: 2 } : 0 }}>
    {isPage && <BackLink />}
    {children}
  </Box>
);

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
