import type { Connection } from '@rankwright/contracts/connections';
import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { OpenSetupForm } from '../connections/useOpenSetupForm.ts';
import { ShopifyConnected } from './ShopifyConnected.tsx';
import { ShopifyForm } from './ShopifyForm.tsx';

export const ShopifyCard = ({
  connection,
  setUp,
}: {
  connection: Connection | undefined;
  setUp: OpenSetupForm;
}) => (
  <ConnectionCard
    platform="shopify"
    badge={getConnectionBadge(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <ShopifyConnected connection={connection} /> : null}
    form={<ShopifyForm />}
    setUp={setUp}
  />
);
