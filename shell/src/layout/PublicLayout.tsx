import { Outlet } from '@rankwright/sdk/router';
import { Box, SkipLink } from '@rankwright/shared-ui/core';
import { Footer } from './Footer.tsx';
import { PublicHeader } from './PublicHeader.tsx';

export const PublicLayout = () => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100vh',
      '@media print': { display: 'block', '& > header, & > footer': { display: 'none' } },
    }}
  >
    <SkipLink href="#main">Skip to content</SkipLink>
    <PublicHeader />
    {/* As high as the window, so that the footer stays below it while a page loads. */}
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{ flex: 1, minHeight: 'calc(100vh - 64px)', outline: 'none' }}
    >
      <Outlet />
    </Box>
    <Footer />
  </Box>
);
