import { PlatformPage, type PlatformPageProps } from '../connections/PlatformPage.tsx';
import { WebhookConnected } from './WebhookConnected.tsx';

export const WebhookPage = (props: PlatformPageProps) => (
  <PlatformPage
    {...props}
    platform="webhook"
    saveLabel="Save URL"
    renderConnected={(connection, onSecret) => (
      <WebhookConnected connection={connection} onSecret={onSecret} />
    )}
  />
);
