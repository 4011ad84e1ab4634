import { Box, Typography } from '@rankwright/shared-ui/core';
import type { LedgerEntry } from '../kernel/ledger.ts';
import type { Traffic } from './traffic.model.ts';

const Line = ({ label, lines }: { label: string; lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Typography key={index} variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
      {label}: {line}
    </Typography>
  ));

/** One version of one remote: what it cost and what went wrong. */
export const LedgerEntryCard = ({ entry, traffic }: { entry: LedgerEntry; traffic: Traffic }) => {
  const { remote, version, owner, source, active, phases, longTasks } = entry;
  return (
    <Box component="section" aria-label={remote} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {remote} {version} {active ? '· on screen' : ''}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {owner}, {source}: {traffic.requests} requests, {(traffic.bytes / 1024).toFixed(1)} KB
      </Typography>
      <Typography variant="body2">
        {Object.entries(phases)
          .map(([phase, ms]) => `${phase} ${ms} ms`)
          .join(' · ')}
      </Typography>
      {longTasks.count > 0 && (
        <Typography variant="body2">
          {longTasks.count} long {longTasks.count === 1 ? 'task' : 'tasks'}, {longTasks.ms} ms
        </Typography>
      )}
      {traffic.unusedPreloads.length > 0 && (
        <Typography variant="body2">Unused preloads: {traffic.unusedPreloads.join(', ')}</Typography>
      )}
      <Line label="failed" lines={entry.failures.map(({ step, reason }) => `${step}: ${reason}`)} />
      <Line label="error" lines={entry.errors} />
      <Line label="policy" lines={entry.violations} />
    </Box>
  );
};
