import type { Platform } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { connectionSetToManualJob } from './connection.jobs.ts';
import { lockConnectionMode, updateConnection } from './connection.repository.ts';
import { createNotConnectedError } from './openPlatform.service.ts';

export { connectionSetToManualJob };

/** Sets what is published to the platform without a click. In manual mode, what waits for it is withdrawn. */
export const setConnectionMode = async (
  { db, clock, queue }: Deps,
  ownerId: string,
  platform: Platform,
  mode: ConnectionRow['mode'],
): Promise<ConnectionRow> => {
  const changed = await db.transaction(async (tx) => {
    const row = await updateConnection(tx, ownerId, platform, { mode, updatedAt: clock.now() });
    if (row && mode === 'manual') await queue.send(connectionSetToManualJob, { ownerId, platform }, { tx });
    return row;
  });
  if (!changed) throw createNotConnectedError(platform);
  queue.wake(connectionSetToManualJob);
  return changed;
};

/** Whether the platform gets nothing without a click. The mode cannot change until the transaction ends. */
export const isSetToManual = async (tx: Database, ownerId: string, platform: Platform): Promise<boolean> =>
  (await lockConnectionMode(tx, ownerId, platform)) === 'manual';
