import type { ActiveSession } from '@rankwright/contracts/account';
import { Box, Chip, Typography } from '@rankwright/shared-ui/core';

const when = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** Browser and system in a user agent, as far as it says them. */
const device = (userAgent: string): string => {
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(userAgent)?.[1] ?? 'A browser';
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(userAgent)?.[1];
  return system ? `${browser.replace('Edg', 'Edge')} on ${system}` : browser;
};

export const SessionRow = ({ row }: { row: ActiveSession }) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography noWrap>{device(row.userAgent)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Last seen {when(row.lastSeenAt)}, signed in {when(row.createdAt)}
      </Typography>
    </Box>
    {row.current && <Chip size="small" label="This device" />}
  </Box>
);
