import { Outlet } from '@rankwright/sdk/router';
import { Box } from '@rankwright/shared-ui/core';

/** Layout of popups: only the page. */
export const BareLayout = () => (
  <Box component="main" id="main" tabIndex={-1} sx={{ p: 3, outline: 'none' }}>
    <Outlet />
  </Box>
);
