import type { Connection } from '@rankwright/contracts/connections';
import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { OpenSetupForm } from '../connections/useOpenSetupForm.ts';
import { WebflowConnected } from './WebflowConnected.tsx';
import { WebflowForm } from './WebflowForm.tsx';

export const WebflowCard = ({
  connection,
  setUp,
}: {
  connection: Connection | undefined;
  setUp: OpenSetupForm;
}) => (
  <ConnectionCard
    platform="webflow"
    badge={getConnectionBadge(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <WebflowConnected connection={connection} /> : null}
    form={<WebflowForm />}
    setUp={setUp}
  />
);
