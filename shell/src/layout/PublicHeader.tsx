import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import {
  Box,
  Button,
  Container,
  Icon,
  IconButton,
  Link,
  Logo,
  Menu,
  MenuItem,
} from '@rankwright/shared-ui/core';
import { useState, useSyncExternalStore } from 'react';
import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { listNavigationItems, type NavigationItem } from './navigation.model.ts';
import { useAccount } from './useAccount.ts';

const subscribeToNothing = () => () => undefined;

/** False on the server and during hydration, where the session is unknown. */
const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const SessionLinks = () => {
  const hosted = listHostedRoutes(useHost().registry);
  const { signedIn } = useAccount();
  const isBrowser = useIsBrowser();
  if (isBrowser && signedIn) {
    const items = listNavigationItems(hosted, 'account').filter(({ label }) => label === 'Dashboard');
    return (
      <>
        <Button component={RouterLink} to={paths.contentPlanner} variant="contained">
          Dashboard
        </Button>
        <AccountMenu items={items} />
      </>
    );
  }
  return (
    <>
      <Button component={RouterLink} to={paths.login} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        Login
      </Button>
      <Button component={RouterLink} to={paths.signup} variant="contained" sx={{ whiteSpace: 'nowrap' }}>
        Sign Up
      </Button>
    </>
  );
};

const MobileMenu = ({ items }: { items: readonly NavigationItem[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label="Menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="menu" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {[...items, { label: 'Login', href: paths.login }].map(({ label, href }) => (
          <MenuItem key={label} component={RouterLink} to={href} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};

export const PublicHeader = () => {
  const items = listNavigationItems(listHostedRoutes(useHost().registry), 'public');
  return (
    <Box
      component="header"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        bgcolor: 'background.default',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 }, minHeight: 64 }}
      >
        <Link component={RouterLink} to={paths.home} underline="none" sx={{ display: 'inline-flex' }}>
          <Logo />
        </Link>
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 3, ml: 4, flex: 1 }}
        >
          {items.map(({ label, href }) => (
            <Link key={label} component={RouterLink} to={href} underline="hover" sx={{ fontWeight: 500 }}>
              {label}
            </Link>
          ))}
        </Box>
        <Box sx={{ flex: { xs: 1, md: 0 } }} />
        <ColorModeButton />
        <SessionLinks />
        <MobileMenu items={items} />
      </Container>
    </Box>
  );
};
