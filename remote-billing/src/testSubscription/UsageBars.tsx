import type { PlanLimits, Usage } from '@rankwright/contracts/billing';
import { createLazyComponent } from '@rankwright/sdk/host';
import { Box, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';

const UsageBar = createLazyComponent(async () => (await import('@rankwright/shared-ui/data')).UsageBar);

/** As high as a bar, so that nothing below moves when it arrives. */
const UsageBarSkeleton = ({ width }: { width: string }) => (
  <Box>
    <Typography variant="body2" component="div" sx={{ mb: 0.5 }}>
      <Skeleton width={width} />
    </Typography>
    <Skeleton variant="rounded" height={6} />
  </Box>
);

export const UsageBars = ({ usage, limits }: { usage: Usage; limits: PlanLimits }) => (
  <Stack spacing={2} sx={{ maxWidth: 480 }}>
    <UsageBar
      label="Keywords tracked"
      used={usage.keywordsTracked}
      limit={limits.keywordsLimit}
      fallback={<UsageBarSkeleton width="50%" />}
    />
    <UsageBar
      label="Rank checks performed"
      used={usage.rankChecksPerformed}
      limit={limits.rankCheckLimit}
      fallback={<UsageBarSkeleton width="60%" />}
    />
    <UsageBar
      label="Reports generated"
      used={usage.reportsGenerated}
      limit={limits.reportsLimit}
      fallback={<UsageBarSkeleton width="55%" />}
    />
    <UsageBar
      label="Storage in MB"
      used={usage.storedMegabytes}
      limit={limits.storageMegabytes}
      fallback={<UsageBarSkeleton width="45%" />}
    />
  </Stack>
);
