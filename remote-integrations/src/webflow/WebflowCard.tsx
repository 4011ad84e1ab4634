import type { Connection } from '@rankwright/contracts/connections';
import { badgeOf } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { SetUp } from '../connections/useSetUp.ts';
import { WebflowConnected } from './WebflowConnected.tsx';
import { WebflowForm } from './WebflowForm.tsx';

export const WebflowCard = ({ connection, setUp }: { connection: Connection | undefined; setUp: SetUp }) => (
  <ConnectionCard
    platform="webflow"
    badge={badgeOf(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <WebflowConnected connection={connection} /> : null}
    form={<WebflowForm />}
    setUp={setUp}
  />
);
