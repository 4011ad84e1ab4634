import type { ActiveSession } from '@rankwright/contracts/account';
import { Box, Chip, Typography } from '@rankwright/shared-ui/core';
import { formatDevice, formatTime } from './session.model.ts';

export const SessionRow = ({ row, timeZone }: { row: ActiveSession; timeZone: string }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      py: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
      '&:first-of-type': { pt: 0 },
    }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {formatDevice(row.userAgent)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Last seen {formatTime(row.lastSeenAt, timeZone)}, signed in {formatTime(row.createdAt, timeZone)}
      </Typography>
    </Box>
    {row.current && <Chip size="small" label="This device" />}
  </Box>
);
