import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Link, Logo, Typography } from '@rankwright/shared-ui/core';
import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';
import { listNavigationItems, type NavigationItem } from './navigation.model.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { ProfileBlock } from './ProfileBlock.tsx';

export const sidebarWidth = 264;

const Group = ({
  label,
  items,
  onNavigate,
}: {
  label?: string;
  items: readonly NavigationItem[];
  onNavigate: () => void;
}) => (
  <Box sx={{ px: 1.5, mb: 2 }}>
    {label && (
      <Typography variant="overline" color="textSecondary" component="h2" sx={{ px: 1.5 }}>
        {label}
      </Typography>
    )}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <NavigationLink key={item.label} item={item} onNavigate={onNavigate} />
      ))}
    </Box>
  </Box>
);

export const Sidebar = ({ onNavigate }: { onNavigate: () => void }) => {
  const hosted = listHostedRoutes(useHost().registry);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', width: sidebarWidth }}>
      <Box sx={{ p: 2.5 }}>
        <Link component={RouterLink} to={paths.home} underline="none">
          <Logo />
        </Link>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ flex: 1, overflowY: 'auto' }}>
        <Group items={listNavigationItems(hosted, 'main')} onNavigate={onNavigate} />
        <Group label="RESOURCES" items={listNavigationItems(hosted, 'resources')} onNavigate={onNavigate} />
      </Box>
      <ProfileBlock />
    </Box>
  );
};
