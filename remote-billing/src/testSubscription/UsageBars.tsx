import type { PlanLimits, Usage } from '@rankwright/contracts/billing';
import { createLazyComponent } from '@rankwright/sdk/host';
import { Box, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';

const UsageBar = createLazyComponent(async () => (await import('@rankwright/shared-ui/core')).UsageBar);

/** As high as a bar, so that nothing below moves when it arrives. */
const UsageBarSkeleton = ({ width }: { width: string }) => (
  <Box>
    <Typography variant="body2" component="div" sx={{ mb: 0.5 }}>
      <Skeleton width={width} />
    </Typography>
    <Skeleton variant="rounded" height={6} />
  </Box>
);

export const UsageBars = ({ usage, limits }: { usage: Usage; limits: PlanLimits }) => {
  const bars = [
    { label: 'Keywords tracked', used: usage.keywordsTracked, limit: limits.keywordsLimit, width: '50%' },
    {
      label: 'Rank checks performed',
      used: usage.rankChecksPerformed,
      limit: limits.rankCheckLimit,
      width: '60%',
    },
    { label: 'Reports generated', used: usage.reportsGenerated, limit: limits.reportsLimit, width: '55%' },
    { label: 'Storage in MB', used: usage.storedMegabytes, limit: limits.storageMegabytes, width: '45%' },
  ];
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      {bars.map(({ width, ...bar }) => (
        <UsageBar key={bar.label} {...bar} fallback={<UsageBarSkeleton width={width} />} />
      ))}
    </Stack>
  );
};
