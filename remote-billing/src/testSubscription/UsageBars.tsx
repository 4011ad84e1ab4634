import type { PlanLimits, Usage } from '@rankwright/contracts/billing';
import { Box, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';

const UsageBar = lazy(async () => ({ default: (await import('@rankwright/shared-ui/data')).UsageBar }));

/** As high as the bars, so that nothing below moves when they arrive. */
const UsageBarsSkeleton = () => (
  <Stack spacing={2} sx={{ maxWidth: 480 }}>
    {['50%', '60%', '55%', '45%'].map((width) => (
      <Box key={width}>
        <Typography variant="body2" component="div" sx={{ mb: 0.5 }}>
          <Skeleton width={width} />
        </Typography>
        <Skeleton variant="rounded" height={6} />
      </Box>
    ))}
  </Stack>
);

export const UsageBars = ({ usage, limits }: { usage: Usage; limits: PlanLimits }) => (
  <Suspense fallback={<UsageBarsSkeleton />}>
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <UsageBar label="Keywords tracked" used={usage.keywordsTracked} limit={limits.keywordsLimit} />
      <UsageBar
        label="Rank checks performed"
        used={usage.rankChecksPerformed}
        limit={limits.rankCheckLimit}
      />
      <UsageBar label="Reports generated" used={usage.reportsGenerated} limit={limits.reportsLimit} />
      <UsageBar label="Storage in MB" used={usage.storedMegabytes} limit={limits.storageMegabytes} />
    </Stack>
  </Suspense>
);
