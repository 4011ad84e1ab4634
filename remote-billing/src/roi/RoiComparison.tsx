import { useQuery } from '@rankwright/sdk/query';
import { Box, Stack, StatTile, Typography } from '@rankwright/shared-ui/core';
import { unknownValue } from '../results/results.model.ts';
import { roiEstimateQuery } from './roi.data.ts';
import { describeComparison, describeEstimate, formatChange } from './roi.model.ts';

/** The calculator's estimate from before sign-up beside the clicks that came; nothing when it was not used. */
export const RoiComparison = () => {
  const { data } = useQuery(roiEstimateQuery);
  if (!data?.estimate) return null;
  const { estimate, comparison } = data;
  return (
    <Stack component="section" spacing={2} aria-labelledby="roi-comparison">
      <Typography id="roi-comparison" variant="h4" component="h2">
        Promised at sign-up
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 }, gridTemplateColumns: 'repeat(2, 1fr)' }}>
        <StatTile label="Estimated visitors a month" value={formatChange(estimate.addedVisitors)} />
        <StatTile
          label="Measured clicks in 28 days"
          value={comparison.change ? formatChange(comparison.change.clicks) : unknownValue}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        Estimate: {describeEstimate(estimate)} Measured: {describeComparison(comparison)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Google Search only. Seasons and changes that have nothing to do with your articles are included.
      </Typography>
    </Stack>
  );
};
