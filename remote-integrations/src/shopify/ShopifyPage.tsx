import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionPage } from '../connections/ConnectionPage.tsx';
import type { PlatformPageProps } from '../connections/PlatformPage.tsx';
import { ShopifyConnected } from './ShopifyConnected.tsx';
import { ShopifyForm } from './ShopifyForm.tsx';

export const ShopifyPage = ({ connection }: PlatformPageProps) => (
  <ConnectionPage
    platform="shopify"
    badge={getConnectionBadge(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <ShopifyConnected connection={connection} /> : null}
    renderForm={() => <ShopifyForm />}
  />
);
