import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Verification } from '@rankwright/platforms/port/platform';
import { recordEvent } from '../events/events.service.ts';
import { toConnection } from './connection.model.ts';
import { findConnection, updateConnection } from './connection.repository.ts';
import { announceRestored, callPlatform, readConnection } from './connection.service.ts';
import { connectionRestoredJob } from './connections.definition.ts';
import { createNotConnectedError, openPlatform } from './openPlatform.service.ts';

/** Saves what a test found and tells the owner's open screens. */
const storeTestOutcome = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId, platform }: ConnectionRow,
  change: Partial<ConnectionRow>,
  queueJobs: (tx: Database) => Promise<void> = () => Promise.resolve(),
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await updateConnection(tx, ownerId, platform, { ...change, updatedAt: clock.now() });
    if (!row) return;
    await queueJobs(tx);
    const { connected, lastError } = toConnection(platform, row);
    await recordEvent(tx, ownerId, 'connection', { platform, connected, lastError });
  });

/** The first test also finds the site's name and the settings that were left open. */
const storeTestResult = async (deps: Deps, row: ConnectionRow, result: Verification): Promise<void> => {
  const { name, url, settings } = result;
  const change: Partial<ConnectionRow> = {
    status: 'connected',
    lastSuccessAt: deps.clock.now(),
    lastError: null,
    ...(row.status !== 'connected' && { settings: { ...row.settings, name, url, ...settings } }),
  };
  await storeTestOutcome(deps, row, change, (tx) => announceRestored(deps, tx, row));
  deps.queue.wake(connectionRestoredJob);
};

const storeTestFailure = (deps: Deps, row: ConnectionRow, { message }: AppError): Promise<void> =>
  storeTestOutcome(deps, row, {
    lastError: message,
    ...(row.status === 'configured' && { status: 'failed' }),
  });

/** A site rejected the credentials while something was published to it. */
export const recordRejectedCredentials = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  reason: string,
): Promise<void> => {
  const row = await findConnection(deps.db, ownerId, platform);
  if (row) await storeTestOutcome(deps, row, { lastError: reason });
};

/** True when other credentials were saved while these were tested. */
const isReplaced = async ({ db }: Deps, { ownerId, platform, secrets }: ConnectionRow): Promise<boolean> =>
  (await findConnection(db, ownerId, platform))?.secrets !== secrets;

/** Tests the stored connection and saves the result. */
export const testConnection = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<Verification> => {
  const row = await readConnection(deps, ownerId, platform, method);
  try {
    const result = await callPlatform(() => {
      const site = openPlatform(deps, row);
      if (!site) throw createNotConnectedError(platform);
      return site.verify();
    });
    if (!(await isReplaced(deps, row))) await storeTestResult(deps, row, result);
    return result;
  } catch (error) {
    if (error instanceof AppError && !(await isReplaced(deps, row))) await storeTestFailure(deps, row, error);
    throw error;
  }
};
