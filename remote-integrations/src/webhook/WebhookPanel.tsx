import { PlatformPanel, type PlatformPanelProps } from '../connections/PlatformPanel.tsx';
import { WebhookConnected } from './WebhookConnected.tsx';

export const WebhookPanel = (props: PlatformPanelProps) => (
  <PlatformPanel
    {...props}
    platform="webhook"
    saveLabel="Save URL"
    renderConnected={(connection, onSecret) => (
      <WebhookConnected connection={connection} onSecret={onSecret} />
    )}
  />
);
