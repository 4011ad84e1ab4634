import type { Connection } from '@rankwright/contracts/connections';
import { badgeOf } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { SetUp } from '../connections/useSetUp.ts';
import { ShopifyConnected } from './ShopifyConnected.tsx';
import { ShopifyForm } from './ShopifyForm.tsx';

export const ShopifyCard = ({ connection, setUp }: { connection: Connection | undefined; setUp: SetUp }) => (
  <ConnectionCard
    platform="shopify"
    badge={badgeOf(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <ShopifyConnected connection={connection} /> : null}
    form={<ShopifyForm />}
    setUp={setUp}
  />
);
