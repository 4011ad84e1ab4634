import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Icon, Link, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { useId, type ReactNode } from 'react';
import type { ConnectionBadge } from './connection.model.ts';

interface IntegrationRowProps {
  name: string;
  to: string;
  icon: ReactNode;
  badge: ConnectionBadge;
  /** The connected site, or what the integration is for. */
  text: string;
  isBusy?: boolean;
}

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
  columnGap: 2,
  rowGap: 0.75,
  alignItems: 'center',
  px: { xs: 2, sm: 2.5 },
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** The link covers its row, so that all of it can be pressed. */
const linkStyle = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

/** One integration in the list: its status and the way to its page. */
export const IntegrationRow = ({ name, to, icon, badge, text, isBusy = false }: IntegrationRowProps) => {
  const id = useId();
  return (
    <Box component="li" aria-labelledby={id} aria-busy={isBusy} sx={rowStyle}>
      {icon}
      <Box sx={{ minWidth: 0 }}>
        <Link id={id} component={RouterLink} to={to} sx={linkStyle}>
          {name}
        </Link>
        <Typography
          variant="body2"
          color="textSecondary"
          // Most texts need two lines on a phone: rows keep their height when the status is known.
          sx={{ overflowWrap: 'anywhere', minHeight: { xs: '2lh', sm: '1lh' } }}
        >
          {text}
        </Typography>
      </Box>
      <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 2, sm: 3 } }}>
        <StatusBadge tone={badge.tone} label={badge.label} />
      </Box>
      <Icon name="chevron-right" sx={{ color: 'text.secondary', gridRow: 1, gridColumn: { xs: 3, sm: 4 } }} />
    </Box>
  );
};
