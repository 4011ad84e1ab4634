import type { ConnectionCheck } from '@rankwright/contracts/connections';
import { Box, StatusBadge, Typography } from '@rankwright/shared-ui/core';

/** Results of a connection test, in order. */
export const CheckList = ({ checks }: { checks: readonly ConnectionCheck[] }) => (
  <Box
    component="ul"
    aria-label="Connection checks"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
  >
    {checks.map(({ name, ok, detail }) => (
      <Box component="li" key={name} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusBadge tone={ok ? 'success' : 'warning'} label={name} />
        <Typography component="span" variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </Box>
    ))}
  </Box>
);
