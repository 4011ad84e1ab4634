import type { Connection } from '@rankwright/contracts/connections';
import { badgeOf } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { SetUp } from '../connections/useSetUp.ts';
import { WixConnected } from './WixConnected.tsx';
import { WixForm } from './WixForm.tsx';

export const WixCard = ({ connection, setUp }: { connection: Connection | undefined; setUp: SetUp }) => (
  <ConnectionCard
    platform="wix"
    badge={badgeOf(connection)}
    problem={connection?.lastError ?? null}
    connected={connection?.connected ? <WixConnected connection={connection} /> : null}
    form={<WixForm />}
    setUp={setUp}
  />
);
