import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface BadgeProps {
  /** How many there are; at 0 nothing is shown. */
  badgeContent: number;
  /** Above it, the badge shows it with a plus. */
  max?: number;
  /** What the badge is on, for example an icon. */
  children: ReactNode;
}

/** A count on the corner of an icon. Every page shows one in its header, so it does without what MUI's is made of: overlaps, dots and animations. */
export const Badge = ({ badgeContent, max = 99, children }: BadgeProps) => (
  <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
    {children}
    {badgeContent > 0 && (
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: 0,
          right: 0,
          transform: 'translate(60%, -40%)',
          minWidth: 16,
          px: 0.5,
          borderRadius: 2,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '0.6875rem',
          fontWeight: 600,
          lineHeight: '16px',
          textAlign: 'center',
        }}
      >
        {badgeContent > max ? `${max}+` : badgeContent}
      </Box>
    )}
  </Box>
);
