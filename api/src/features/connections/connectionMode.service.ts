import type { Platform } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { lockConnectionMode, updateConnection } from './connection.repository.ts';
import { connectionRestrictedJob } from './connections.definition.ts';
import { createNotConnectedError } from './openPlatform.service.ts';

export { lockConnectionMode };

/** Withdraws what waits for a connection that is not automatic (any more), once the transaction commits. */
export const withdrawRestricted = async (
  tx: Database,
  { queue }: Pick<Deps, 'queue'>,
  { ownerId, platform, mode }: Pick<ConnectionRow, 'ownerId' | 'platform' | 'mode'>,
): Promise<void> => {
  if (mode !== 'automatic') await queue.send(connectionRestrictedJob, { ownerId, platform }, { tx });
};

/** Sets what is published to the platform without a click. What may not go out by itself any more is withdrawn. */
export const setConnectionMode = async (
  deps: Deps,
  ownerId: string,
  platform: Platform,
  mode: ConnectionRow['mode'],
): Promise<ConnectionRow> => {
  const changed = await deps.db.transaction(async (tx) => {
    const row = await updateConnection(tx, ownerId, platform, { mode, updatedAt: deps.clock.now() });
    if (row) await withdrawRestricted(tx, deps, row);
    return row;
  });
  if (!changed) throw createNotConnectedError(platform);
  deps.queue.wake(connectionRestrictedJob);
  return changed;
};
