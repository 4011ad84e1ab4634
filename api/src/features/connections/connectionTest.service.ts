import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Verification } from '../../platforms/platform.ts';
import { findConnection, updateConnection } from './connection.repository.ts';
import { announceRestored, callPlatform, readConnection } from './connection.service.ts';
import { notConnectedCodes, openPlatform } from './openPlatform.service.ts';

/** What a test stores. The first test also finds the site's name and the settings that were left open. */
const storeTestResult = async (deps: Deps, row: ConnectionRow, result: Verification): Promise<void> => {
  const { name, url, settings } = result;
  const now = deps.clock.now();
  await updateConnection(deps.db, row.ownerId, row.platform, {
    status: 'connected',
    lastSuccessAt: now,
    lastError: null,
    updatedAt: now,
    ...(row.status !== 'connected' && { settings: { ...row.settings, name, url, ...settings } }),
  });
  await announceRestored(deps, row.ownerId, row.platform);
};

const storeTestFailure = async (deps: Deps, row: ConnectionRow, { message }: AppError): Promise<void> => {
  await updateConnection(deps.db, row.ownerId, row.platform, {
    lastError: message,
    updatedAt: deps.clock.now(),
    ...(row.status === 'configured' && { status: 'failed' }),
  });
};

/** True when other credentials were saved while these were tested. */
const isReplaced = async ({ db }: Deps, { ownerId, platform, secrets }: ConnectionRow): Promise<boolean> =>
  (await findConnection(db, ownerId, platform))?.secrets !== secrets;

/** Tests the stored connection and saves the result. */
export const testStoredConnection = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<Verification> => {
  const row = await readConnection(deps, ownerId, platform, method);
  try {
    const result = await callPlatform(() => {
      const site = openPlatform(deps, row);
      if (!site) throw new AppError(notConnectedCodes[platform]);
      return site.verify();
    });
    if (!(await isReplaced(deps, row))) await storeTestResult(deps, row, result);
    return result;
  } catch (error) {
    if (error instanceof AppError && !(await isReplaced(deps, row))) await storeTestFailure(deps, row, error);
    throw error;
  }
};
