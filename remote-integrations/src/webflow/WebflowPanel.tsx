import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionPanel } from '../connections/ConnectionPanel.tsx';
import type { PlatformPanelProps } from '../connections/PlatformPanel.tsx';
import { SavedPanel } from '../connections/SavedPanel.tsx';
import { WebflowConnected } from './WebflowConnected.tsx';
import { WebflowForm } from './WebflowForm.tsx';
import { webflowClient } from './webflow.data.ts';

export const WebflowPanel = ({ connection }: PlatformPanelProps) => (
  <ConnectionPanel
    platform="webflow"
    badge={getConnectionBadge(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <WebflowConnected connection={connection} /> : null}
    saved={connection?.method ? <SavedPanel connection={connection} client={webflowClient} /> : null}
    renderForm={(close) => <WebflowForm onSaved={close} />}
  />
);
