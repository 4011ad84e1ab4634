import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** Skip link past the navigation, visible on focus. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    sx={{
      position: 'absolute',
      left: 16,
      top: -80,
      zIndex: 2000,
      px: 2,
      py: 1,
      bgcolor: 'background.paper',
      '&:focus': { top: 12 },
    }}
  >
    {children}
  </Link>
);
