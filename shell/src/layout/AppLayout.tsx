import { useAccountEvents } from '@rankwright/sdk/events';
import { Outlet } from '@rankwright/sdk/router';
import { Box, Icon, IconButton, SkipLink, wideScreenSelector } from '@rankwright/shared-ui/core';
import { Drawer } from '@rankwright/shared-ui/overlays';
import { isDemo } from '@rankwright/sdk/session';
import { lazy, Suspense, useState } from 'react';
import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { CommandPaletteButton } from '../hostUi/CommandPaletteButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { listNavigationItems } from './navigation.model.ts';
import { Sidebar, sidebarWidth } from './Sidebar.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useIsFullScreen } from '../fullScreen/useIsFullScreen.ts';

const DemoBanner = lazy(() => import('../demo/DemoBanner.tsx'));

const TopBar = ({ onMenu }: { onMenu: () => void }) => {
  const hosted = listHostedRoutes(useHost().registry);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        height: 64,
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        bgcolor: 'background.default',
      }}
    >
      <IconButton aria-label="Open navigation" onClick={onMenu} sx={{ display: { md: 'none' } }}>
        <Icon name="menu" />
      </IconButton>
      <Box sx={{ flex: 1 }} />
      <UndoButton />
      <CommandPaletteButton />
      <NotificationBell />
      <ColorModeButton />
      <AccountMenu items={listNavigationItems(hosted, 'account')} />
    </Box>
  );
};

const Navigation = ({ isDrawerOpen, onClose }: { isDrawerOpen: boolean; onClose: () => void }) => (
  <>
    <Box
      component="aside"
      aria-label="Workspace"
      sx={{
        display: { xs: 'none', md: 'block' },
        width: sidebarWidth,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        height: '100vh',
      }}
    >
      <Sidebar onNavigate={onClose} />
    </Box>
    <Drawer open={isDrawerOpen} onClose={onClose} sx={{ display: { md: 'none' } }}>
      <Sidebar onNavigate={onClose} />
    </Drawer>
  </>
);

const pageStyle = {
  px: { xs: 2, md: 4 },
  py: { xs: 3, md: 5 },
  maxWidth: 1280,
  [wideScreenSelector]: { maxWidth: 'none' },
} as const;

/** Layout of app screens: sidebar, header, page. On small screens the sidebar is a drawer. A screen may have it all. */
export const AppLayout = () => {
  useAccountEvents();
  const [open, setOpen] = useState(false);
  const isFullScreen = useIsFullScreen();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink href="#main">Skip to content</SkipLink>
      {!isFullScreen && <Navigation isDrawerOpen={open} onClose={() => setOpen(false)} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isDemo() && (
          <Suspense>
            <DemoBanner />
          </Suspense>
        )}
        {!isFullScreen && <TopBar onMenu={() => setOpen(true)} />}
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ outline: 'none', ...(!isFullScreen && pageStyle) }}
        >
          <Outlet />
        </Box>
      </Box>
    </Box>
  );
};
