import type { Registry } from '@rankwright/contracts/remote';
import { downloadFile } from '@rankwright/sdk/host';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Drawer } from '@rankwright/shared-ui/overlays';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import type { DiagnosticsEntry } from '../kernel/diagnostics/diagnosticsLog.ts';
import type { Recorder } from '../telemetry/recorder.ts';
import { DiagnosticsEntryCard } from './DiagnosticsEntryCard.tsx';
import { closeDiagnostics } from './diagnosticsPanel.store.ts';
import { readPageNetwork } from './pageNetwork.ts';
import { measureTraffic, type PageNetwork } from './traffic.model.ts';

const VersionPickers = lazy(async () => ({
  default: (await import('./VersionPickers.tsx')).VersionPickers,
}));

const RecordedEvents = lazy(async () => ({
  default: (await import('./RecordedEvents.tsx')).RecordedEvents,
}));

const download = (entries: readonly DiagnosticsEntry[], network: PageNetwork): void => {
  const rows = entries.map((entry) => ({ ...entry, ...measureTraffic(entry, network) }));
  downloadFile('diagnostics.json', JSON.stringify(rows, null, 2), 'application/json');
};

const EntryList = ({ entries, kernel }: { entries: readonly DiagnosticsEntry[]; kernel: Kernel }) => {
  const network = readPageNetwork(kernel.wasRequested);
  return entries.map((entry) => (
    <DiagnosticsEntryCard
      key={`${entry.remote}@${entry.version}`}
      entry={entry}
      traffic={measureTraffic(entry, network)}
    />
  ));
};

interface DiagnosticsDrawerProps {
  kernel: Kernel;
  registry: Registry;
  recorder: Recorder | null;
  open: boolean;
}

/** Diagnostics of each remote in this page and the choice of its version. */
export const DiagnosticsDrawer = ({ kernel, registry, recorder, open }: DiagnosticsDrawerProps) => {
  const { diagnosticsLog } = kernel;
  const entries = useSyncExternalStore(
    diagnosticsLog.subscribe,
    diagnosticsLog.entries,
    diagnosticsLog.entries,
  );
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={closeDiagnostics}
      slotProps={{ paper: { 'aria-label': 'Diagnostics' } }}
    >
      <Box sx={{ p: 3, width: { xs: '100vw', sm: 460 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
          <Typography variant="h4" component="h2">
            Diagnostics
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => download(entries, readPageNetwork(kernel.wasRequested))}
            >
              Export JSON
            </Button>
            <Button size="small" onClick={closeDiagnostics}>
              Close
            </Button>
          </Stack>
        </Stack>
        {open && (
          <>
            <EntryList entries={entries} kernel={kernel} />
            <Suspense>
              <VersionPickers kernel={kernel} registry={registry} />
              {recorder && <RecordedEvents recorder={recorder} />}
            </Suspense>
          </>
        )}
      </Box>
    </Drawer>
  );
};
