import type { PlanLimits, Usage } from '@rankwright/contracts/billing';
import { Skeleton, Stack } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';

const UsageBar = lazy(async () => ({ default: (await import('@rankwright/shared-ui/data')).UsageBar }));

export const UsageBars = ({ usage, limits }: { usage: Usage; limits: PlanLimits }) => (
  <Suspense fallback={<Skeleton height={120} />}>
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
