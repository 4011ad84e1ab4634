import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Container, Icon, IconButton, Link, Logo, tokens } from '@rankwright/shared-ui/core';
import { useId, type MouseEvent } from 'react';
import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { listNavigationItems, type NavigationItem } from './navigation.model.ts';
import { useAccount } from './useAccount.ts';

/** Below the header, at its right edge. */
const menuStyle = {
  position: 'fixed',
  inset: 'auto',
  top: 60,
  right: 16,
  m: 0,
  p: 1,
  minWidth: 200,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2.5,
  boxShadow: tokens.elevation.floating,
} as const;
const menuLinkStyle = {
  display: 'block',
  px: 1.5,
  py: 1.25,
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const SessionLinks = () => {
  const hosted = listHostedRoutes(useHost().registry);
  const { signedIn } = useAccount();
  if (signedIn) {
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

const closeMenu = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** A native popover: it opens, closes by Escape and by a click elsewhere without any script. */
const MobileMenu = ({ items }: { items: readonly NavigationItem[] }) => {
  const id = useId();
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton aria-label="Menu" popoverTarget={id}>
        <Icon name="menu" />
      </IconButton>
      <Box component="nav" id={id} popover="auto" aria-label="Menu" sx={menuStyle}>
        {[...items, { label: 'Login', href: paths.login }].map(({ label, href }) => (
          <Box key={label} component={RouterLink} to={href} onClick={closeMenu} sx={menuLinkStyle}>
            {label}
          </Box>
        ))}
      </Box>
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
