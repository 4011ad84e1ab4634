import type { Connection } from '@rankwright/contracts/connections';
import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { OpenSetupForm } from '../connections/useOpenSetupForm.ts';
import { WixConnected } from './WixConnected.tsx';
import { WixForm } from './WixForm.tsx';

export const WixCard = ({
  connection,
  setUp,
}: {
  connection: Connection | undefined;
  setUp: OpenSetupForm;
}) => (
  <ConnectionCard
    platform="wix"
    badge={getConnectionBadge(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <WixConnected connection={connection} /> : null}
    form={<WixForm />}
    setUp={setUp}
  />
);
