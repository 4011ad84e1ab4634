import { ConnectionPanel } from '../connections/ConnectionPanel.tsx';
import type { PlatformPanelProps } from '../connections/PlatformPanel.tsx';
import { WebflowConnected } from './WebflowConnected.tsx';
import { WebflowForm } from './WebflowForm.tsx';
import { webflowClient } from './webflow.data.ts';

export const WebflowPanel = ({ connection }: PlatformPanelProps) => (
  <ConnectionPanel
    platform="webflow"
    connection={connection}
    connected={connection?.connected ? <WebflowConnected connection={connection} /> : null}
    client={webflowClient}
    renderForm={(close) => <WebflowForm onSaved={close} />}
  />
);
