import type { Article } from '@rankwright/contracts/articles';
import { usePlan } from '@rankwright/sdk/queries';
import { Box, Divider, Typography } from '@rankwright/shared-ui/core';

/** Previews the line that the server adds during a trial to posts that were not on the site before. */
export const TrialFooter = ({ kind }: Pick<Article, 'kind'>) => {
  const isTrialing = usePlan().data?.subscription?.status === 'trialing';
  if (!isTrialing || kind === 'imported') return null;
  return (
    <Box sx={{ maxWidth: 680 }}>
      <Divider sx={{ my: 3 }} />
      <Typography sx={{ fontStyle: 'italic' }}>Planned and published with Rankwright.</Typography>
      <Typography variant="body2" color="textSecondary">
        This line is added to posts published during the trial. After you subscribe, updating a post removes
        it.
      </Typography>
    </Box>
  );
};
