import type { WatchedDeployable } from '@rankwright/contracts/fleet';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { formatPageViews } from '../releases/fleet.model.ts';

/** What browsers reported within the last hour, by version and activation step. */
export const FailureList = ({ deployable: { failures } }: { deployable: WatchedDeployable }) => {
  if (failures.length === 0) return null;
  return (
    <section aria-labelledby="failures">
      <Typography id="failures" variant="h4" component="h2">
        Failures in the last hour
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
        {failures.map(({ version, step, pageViews }) => (
          <li key={`${version} ${step}`}>
            {version}: {formatPageViews(pageViews)} at {step}
          </li>
        ))}
      </Box>
    </section>
  );
};
