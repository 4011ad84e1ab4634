import { Box, Button, Drawer, Stack, Typography } from '@rankwright/shared-ui/core';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host/HostContext.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { LedgerEntry } from '../kernel/ledger.ts';
import { LedgerEntryCard } from './LedgerEntryCard.tsx';
import { closeLedger, ledgerPanel } from './ledgerPanel.ts';
import { pageNetwork } from './pageNetwork.ts';
import { trafficOf } from './traffic.model.ts';

const download = (entries: readonly LedgerEntry[]): void => {
  const network = pageNetwork();
  const rows = entries.map((entry) => ({ ...entry, ...trafficOf(entry, network) }));
  const url = URL.createObjectURL(new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'ledger.json' }).click();
  URL.revokeObjectURL(url);
};

const Entries = ({ entries }: { entries: readonly LedgerEntry[] }) => {
  const network = pageNetwork();
  return entries.map((entry) => (
    <LedgerEntryCard
      key={`${entry.remote}@${entry.version}`}
      entry={entry}
      traffic={trafficOf(entry, network)}
    />
  ));
};

const Panel = ({ kernel: { ledger } }: { kernel: Kernel }) => {
  const entries = useSyncExternalStore(ledger.subscribe, ledger.entries, ledger.entries);
  const { open } = useSyncExternalStore(
    ledgerPanel.subscribe,
    ledgerPanel.getState,
    ledgerPanel.getInitialState,
  );
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={closeLedger}
      slotProps={{ paper: { 'aria-label': 'Remote ledger' } }}
    >
      <Box sx={{ p: 3, width: { xs: '100vw', sm: 460 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
          <Typography variant="h4" component="h2">
            Remote ledger
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button size="small" variant="outlined" onClick={() => download(entries)}>
              Export JSON
            </Button>
            <Button size="small" onClick={closeLedger}>
              Close
            </Button>
          </Stack>
        </Stack>
        {open && <Entries entries={entries} />}
      </Box>
    </Drawer>
  );
};

/** What each remote's version did in this page; for development and staff. */
export const LedgerPanel = () => {
  const { kernel, ledger } = useHost();
  return kernel && ledger ? <Panel kernel={kernel} /> : null;
};
