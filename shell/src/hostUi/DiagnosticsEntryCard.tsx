import { Box, Typography } from '@rankwright/shared-ui/core';
import type { DiagnosticsEntry } from '../kernel/diagnostics/diagnosticsLog.ts';
import type { Traffic } from './traffic.model.ts';

const ErrorLines = ({ label, lines }: { label: string; lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Typography key={index} variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
      {label}: {line}
    </Typography>
  ));

/** Diagnostics of one version of a remote: durations, traffic and errors. */
export const DiagnosticsEntryCard = ({ entry, traffic }: { entry: DiagnosticsEntry; traffic: Traffic }) => {
  const { remote, version, owner, source, active, steps, longTasks } = entry;
  return (
    <Box component="section" aria-label={remote} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {remote} {version} {active ? '· on screen' : ''}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {owner}, {source}: {traffic.requests} requests, {(traffic.bytes / 1024).toFixed(1)} KB
      </Typography>
      <Typography variant="body2">
        {Object.entries(steps)
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
      <ErrorLines label="failed" lines={entry.failures.map(({ step, reason }) => `${step}: ${reason}`)} />
      <ErrorLines label="error" lines={entry.errors} />
      <ErrorLines label="policy" lines={entry.violations} />
    </Box>
  );
};
