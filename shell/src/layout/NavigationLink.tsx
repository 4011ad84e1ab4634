import { NavLink } from '@rankwright/sdk/router';
import { Box, NamedIcon } from '@rankwright/shared-ui/core';
import type { NavigationItem } from './navigation.model.ts';
import { usePrefetch } from './usePrefetch.ts';

/** Link in the sidebar. */
export const NavigationLink = ({ item, onNavigate }: { item: NavigationItem; onNavigate: () => void }) => {
  const prefetch = usePrefetch(item.hosted);
  return (
    <Box component="li">
      <Box
        component={NavLink}
        to={item.href}
        onClick={onNavigate}
        {...prefetch}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 40,
          px: 1.5,
          borderRadius: 1,
          color: 'text.secondary',
          fontWeight: 500,
          textDecoration: 'none',
          '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
          '&.active': {
            color: 'text.primary',
            fontWeight: 600,
            boxShadow: 'inset 2px 0 0 var(--rw-palette-accent-main)',
            borderRadius: 0,
          },
        }}
      >
        <NamedIcon name={item.icon} />
        {item.label}
      </Box>
    </Box>
  );
};
