import type { Connection } from '@rankwright/contracts/connections';
import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import { SavedPanel } from '../connections/SavedPanel.tsx';
import type { OpenSetupForm } from '../connections/useOpenSetupForm.ts';
import { WebflowConnected } from './WebflowConnected.tsx';
import { WebflowForm } from './WebflowForm.tsx';
import { webflowClient } from './webflow.data.ts';

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
    saved={connection?.method ? <SavedPanel connection={connection} client={webflowClient} /> : null}
    form={<WebflowForm onSaved={() => setUp.toggle('webflow')} />}
    setUp={setUp}
  />
);
