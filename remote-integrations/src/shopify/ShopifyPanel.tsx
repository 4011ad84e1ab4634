import { ConnectionPanel } from '../connections/ConnectionPanel.tsx';
import type { PlatformPanelProps } from '../connections/PlatformPanel.tsx';
import { ShopifyConnected } from './ShopifyConnected.tsx';
import { ShopifyForm } from './ShopifyForm.tsx';

export const ShopifyPanel = ({ connection }: PlatformPanelProps) => (
  <ConnectionPanel
    platform="shopify"
    connection={connection}
    connected={connection?.connected ? <ShopifyConnected connection={connection} /> : null}
    renderForm={() => <ShopifyForm />}
  />
);
