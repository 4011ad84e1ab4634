import type { PlanLimits, Usage } from '@rankwright/contracts/billing';
import { Stack } from '@rankwright/shared-ui/core';
import { UsageBar } from '@rankwright/shared-ui/progress';

export const UsageBars = ({ usage, limits }: { usage: Usage; limits: PlanLimits }) => {
  const bars = [
    { label: 'Keywords tracked', used: usage.keywordsTracked, limit: limits.keywordsLimit },
    {
      label: 'Rank checks performed',
      used: usage.rankChecksPerformed,
      limit: limits.rankCheckLimit,
    },
    { label: 'Reports generated', used: usage.reportsGenerated, limit: limits.reportsLimit },
    { label: 'Storage in MB', used: usage.storedMegabytes, limit: limits.storageMegabytes },
  ];
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      {bars.map((bar) => (
        <UsageBar key={bar.label} {...bar} />
      ))}
    </Stack>
  );
};
