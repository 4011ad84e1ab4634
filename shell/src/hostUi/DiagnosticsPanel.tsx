import { createLazyPart } from '@rankwright/sdk/host';
import { useSyncExternalStore } from 'react';
import { useHost } from '../hostContext/HostContext.ts';
import { closeDiagnostics, diagnosticsPanel } from './diagnosticsPanel.store.ts';

const DiagnosticsDrawer = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "diagnostics" */ './DiagnosticsDrawer.tsx')).DiagnosticsDrawer,
);

/** The diagnostics panel, for development and staff. Its script loads when it is first opened. */
export const DiagnosticsPanel = () => {
  const { kernel, registry, recorder = null, showDiagnostics } = useHost();
  const { open } = useSyncExternalStore(
    diagnosticsPanel.subscribe,
    diagnosticsPanel.getState,
    diagnosticsPanel.getInitialState,
  );
  if (!kernel || !showDiagnostics || !(open || DiagnosticsDrawer.isLoaded())) return null;
  return (
    <DiagnosticsDrawer
      kernel={kernel}
      registry={registry}
      recorder={recorder}
      open={open}
      onClose={closeDiagnostics}
    />
  );
};
