import { Box, Logo, Stack, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';

interface EntryLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The one frame of all doors into the product: a narrow column of paper. */
export const EntryLayout = ({ title, lead, children }: EntryLayoutProps) => (
  <Box sx={{ display: 'grid', placeItems: 'start center', px: 2, py: { xs: 4, md: 8 } }}>
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack spacing={1}>
        <Box sx={{ pb: 1 }}>
          <Logo />
        </Box>
        <Typography component="h1" variant="h2" tabIndex={-1}>
          {title}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </Stack>
      {children}
    </Stack>
  </Box>
);
