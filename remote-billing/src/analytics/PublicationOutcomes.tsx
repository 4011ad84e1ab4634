import type { Dashboard } from '@rankwright/contracts/account';
import { platformLabels, platforms } from '@rankwright/contracts/limits';
import { Box, StatusBadge, Typography } from '@rankwright/shared-ui/core';

const getPlatformName = (platform: string): string => {
  const known = platforms.find((candidate) => candidate === platform);
  return known ? platformLabels[known] : platform;
};

/** Live, waiting, failed and unknown publications by platform. */
export const PublicationOutcomes = ({ outcomes }: { outcomes: Dashboard['outcomes'] }) => {
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="outcomes">
      <Typography id="outcomes" variant="h4" component="h2">
        Publication outcomes
      </Typography>
      {outcomes.map(({ platform, live, failed, unknown, waiting }) => (
        <Box
          key={platform}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography sx={{ minWidth: 120, fontWeight: 600 }}>{getPlatformName(platform)}</Typography>
          <StatusBadge tone="success" label={`${live} live`} />
          <StatusBadge tone="info" label={`${waiting} waiting`} />
          <StatusBadge tone="error" label={`${failed} failed`} />
          <StatusBadge tone="warning" label={`${unknown} unknown`} />
        </Box>
      ))}
    </section>
  );
};
