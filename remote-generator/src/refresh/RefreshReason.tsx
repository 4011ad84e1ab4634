import type { Refresh } from '@rankwright/contracts/refreshes';
import { describeFinding, findingTitles } from '@rankwright/contracts/searchPerformance';
import { Stack, Typography } from '@rankwright/shared-ui/core';

/** What was found in the search results, and what that does not tell. */
export const RefreshReason = ({ finding }: Pick<Refresh, 'finding'>) => {
  if (!finding) return null;
  return (
    <Stack component="section" spacing={0.5} aria-labelledby="refresh-reason" sx={{ maxWidth: 720 }}>
      <Typography id="refresh-reason" variant="h4" component="h2">
        {findingTitles[finding.kind]}
      </Typography>
      <Typography>{describeFinding(finding)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Not known: {finding.unknown.join(' ')}
      </Typography>
    </Stack>
  );
};
