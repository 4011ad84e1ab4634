import { Box, Stack, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { AuthAside } from './AuthAside.tsx';

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** Layout of log-in, sign-up and password reset: the form, with product benefits beside it. */
export const AuthLayout = ({ title, lead, children }: AuthLayoutProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      minHeight: { md: 'calc(100vh - 64px)' },
    }}
  >
    <Box sx={{ display: 'grid', placeItems: 'center', px: { xs: 2, sm: 4 }, py: { xs: 5, md: 8 } }}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <Stack spacing={1}>
          <Typography component="h1" variant="h2" tabIndex={-1}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {lead}
          </Typography>
        </Stack>
        {children}
      </Stack>
    </Box>
    <AuthAside />
  </Box>
);
