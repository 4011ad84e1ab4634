import type { Connection } from '@rankwright/contracts/connections';
import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import { SavedPanel } from '../connections/SavedPanel.tsx';
import type { OpenSetupForm } from '../connections/useOpenSetupForm.ts';
import { WixConnected } from './WixConnected.tsx';
import { WixForm } from './WixForm.tsx';
import { wixClient } from './wix.data.ts';

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
    saved={connection?.method ? <SavedPanel connection={connection} client={wixClient} /> : null}
    form={<WixForm onSaved={() => setUp.toggle('wix')} />}
    setUp={setUp}
  />
);
