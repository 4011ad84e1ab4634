import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionPanel } from '../connections/ConnectionPanel.tsx';
import type { PlatformPanelProps } from '../connections/PlatformPanel.tsx';
import { SavedPanel } from '../connections/SavedPanel.tsx';
import { WixConnected } from './WixConnected.tsx';
import { WixForm } from './WixForm.tsx';
import { wixClient } from './wix.data.ts';

export const WixPanel = ({ connection }: PlatformPanelProps) => (
  <ConnectionPanel
    platform="wix"
    badge={getConnectionBadge(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <WixConnected connection={connection} /> : null}
    saved={connection?.method ? <SavedPanel connection={connection} client={wixClient} /> : null}
    renderForm={(close) => <WixForm onSaved={close} />}
  />
);
