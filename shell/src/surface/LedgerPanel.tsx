import { Box, Button, Drawer, Stack, Typography } from '@rankwright/shared-ui/core';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host/HostContext.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { LedgerEntry } from '../kernel/ledger.ts';
import { closeLedger, ledgerPanel } from './ledgerPanel.ts';

interface Traffic {
  requests: number;
  bytes: number;
}

/** What this page fetched from a version's folder. */
const trafficOf = (entry: LedgerEntry): Traffic => {
  const prefix = `/${entry.remote}/${entry.version}/`;
  const own = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(prefix)) as PerformanceResourceTiming[];
  return { requests: own.length, bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
};

const Entry = ({ entry }: { entry: LedgerEntry }) => {
  const traffic = trafficOf(entry);
  return (
    <Box component="section" aria-label={entry.remote} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {entry.remote} {entry.version} {entry.active ? '· on screen' : ''}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {entry.owner}, {entry.source}: {traffic.requests} requests, {(traffic.bytes / 1024).toFixed(1)} KB
      </Typography>
      <Typography variant="body2">
        {Object.entries(entry.phases)
          .map(([phase, ms]) => `${phase} ${ms} ms`)
          .join(' · ')}
      </Typography>
      {entry.failures.map((failure, index) => (
        <Typography key={index} variant="body2" color="error">
          {failure.step}: {failure.reason}
        </Typography>
      ))}
    </Box>
  );
};

const download = (entries: readonly LedgerEntry[]): void => {
  const url = URL.createObjectURL(
    new Blob(
      [
        JSON.stringify(
          entries.map((entry) => ({ ...entry, ...trafficOf(entry) })),
          null,
          2,
        ),
      ],
      { type: 'application/json' },
    ),
  );
  Object.assign(document.createElement('a'), { href: url, download: 'ledger.json' }).click();
  URL.revokeObjectURL(url);
};

const Panel = ({ kernel }: { kernel: Kernel }) => {
  const entries = useSyncExternalStore(kernel.ledger.subscribe, kernel.ledger.entries, kernel.ledger.entries);
  const { open } = useSyncExternalStore(
    ledgerPanel.subscribe,
    ledgerPanel.getState,
    ledgerPanel.getInitialState,
  );
  return (
    <Drawer anchor="right" open={open} onClose={closeLedger}>
      <Box sx={{ p: 3, width: { xs: '100vw', sm: 460 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
          <Typography variant="h4" component="h2">
            Remote ledger
          </Typography>
          <Button size="small" variant="outlined" onClick={() => download(entries)}>
            Export JSON
          </Button>
        </Stack>
        {entries.map((entry) => (
          <Entry key={`${entry.remote}@${entry.version}`} entry={entry} />
        ))}
      </Box>
    </Drawer>
  );
};

/** What each remote's version did in this page; for development. */
export const LedgerPanel = () => {
  const { kernel, development } = useHost();
  return kernel && development ? <Panel kernel={kernel} /> : null;
};
