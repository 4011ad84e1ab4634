import { usePlan } from '@rankwright/sdk/queries';
import { Box, Divider, Typography } from '@rankwright/shared-ui/core';

/** Previews the line that the server adds to posts published during a trial. */
export const TrialFooter = () =>
  usePlan().data?.subscription?.status === 'trialing' && (
    <Box sx={{ maxWidth: 680 }}>
      <Divider sx={{ my: 3 }} />
      <Typography sx={{ fontStyle: 'italic' }}>Planned and published with Rankwright.</Typography>
      <Typography variant="body2" color="textSecondary">
        This line is added to posts published during the trial. After you subscribe, updating a post removes
        it.
      </Typography>
    </Box>
  );
