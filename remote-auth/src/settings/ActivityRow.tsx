import type { SecurityEvent } from '@rankwright/contracts/account';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { describeActivity } from './activity.model.ts';
import { formatDevice, formatTime } from './session.model.ts';

export const ActivityRow = ({ event, timeZone }: { event: SecurityEvent; timeZone: string }) => (
  <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
    <Typography sx={{ fontWeight: 600 }}>{describeActivity(event)}</Typography>
    <Typography variant="body2" color="textSecondary">
      {formatTime(event.createdAt, timeZone)}
      {event.userAgent && `, ${formatDevice(event.userAgent)}`}
      {event.address && `, ${event.address}`}
    </Typography>
  </Box>
);
