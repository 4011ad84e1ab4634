import { Outlet } from '@rankwright/sdk/router';
import { Box } from '@rankwright/shared-ui/core';

/** For popups: the page and nothing else. */
export const BareLayout = () => (
  <Box component="main" id="main" tabIndex={-1} sx={{ p: 3, outline: 'none' }}>
    <Outlet />
  </Box>
);
