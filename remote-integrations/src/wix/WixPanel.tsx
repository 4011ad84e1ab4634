import { ConnectionPanel } from '../connections/ConnectionPanel.tsx';
import type { PlatformPanelProps } from '../connections/PlatformPanel.tsx';
import { WixConnected } from './WixConnected.tsx';
import { WixForm } from './WixForm.tsx';
import { wixClient } from './wix.data.ts';

export const WixPanel = ({ connection }: PlatformPanelProps) => (
  <ConnectionPanel
    platform="wix"
    connection={connection}
    connected={connection?.connected ? <WixConnected connection={connection} /> : null}
    client={wixClient}
    renderForm={(close) => <WixForm onSaved={close} />}
  />
);
