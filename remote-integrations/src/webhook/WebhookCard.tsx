import { PlatformCard } from '../connections/PlatformCard.tsx';
import type { CardProps } from '../connections/PlatformCard.tsx';
import { WebhookConnected } from './WebhookConnected.tsx';

export const WebhookCard = (props: CardProps) => (
  <PlatformCard
    {...props}
    platform="webhook"
    saveLabel="Save URL"
    renderConnected={(connection, onSecret) => (
      <WebhookConnected connection={connection} onSecret={onSecret} />
    )}
  />
);
