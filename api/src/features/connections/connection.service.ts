import { errorCodes } from '@rankwright/contracts/errors';
import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError, type Platform } from '@rankwright/platforms/port/platform';
import { createSavedStatus, getSavedMode } from './connection.model.ts';
import { updateConnection, findConnection, findConnections } from './connection.repository.ts';
import { withdrawRestricted } from './connectionMode.service.ts';
import { connectionRestoredJob, connectionRestrictedJob } from './connections.definition.ts';
import { getAdapter, createContext, createNotConnectedError, openPlatform } from './openPlatform.service.ts';

export { findConnection, findConnections };

/** Credentials and settings to connect a platform with. */
export interface ConnectionCandidate {
  platform: PlatformName;
  method: ConnectionRow['method'];
  settings: Record<string, unknown>;
  secrets: unknown;
  expiresAt?: Date | null;
}

/** Converts a `PlatformError` to an `AppError`. */
const toConnectionError = (error: unknown): unknown => {
  if (!(error instanceof PlatformError)) return error;
  const code = errorCodes.find((known) => known === error.code) ?? 'CONNECTION_TEST_FAILED';
  return new AppError(code, { text: error.message });
};

/** Calls a platform and converts a `PlatformError` to an `AppError`. */
export const callPlatform = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toConnectionError(error);
  }
};

export const openConnectionCandidate = (
  deps: Deps,
  { platform, method, settings, secrets }: ConnectionCandidate,
): Platform => getAdapter(platform, method).open(createContext(deps), settings, secrets);

/**
 * Queues, with what the transaction saves, that what failed because the connection did not work is sent again. Wake
 * `connectionRestoredJob` after it.
 */
export const announceRestored = (
  { queue }: Pick<Deps, 'queue'>,
  tx: Database,
  { ownerId, platform }: { ownerId: string; platform: PlatformName },
): Promise<void> =>
  queue.send(connectionRestoredJob, { ownerId, platform }, { tx, singletonKey: `${ownerId}:${platform}` });

/** Reads the owner's connection. Throws when there is none or it uses another method. */
export const readConnection = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<ConnectionRow> => {
  const row = await findConnection(db, ownerId, platform);
  if (!row || (method && row.method !== method)) throw createNotConnectedError(platform);
  return row;
};

/** Opens the owner's connected site. Throws when there is none. */
export const openStoredPlatform = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<Platform> => {
  const row = await readConnection(deps, ownerId, platform, method);
  const site = await callPlatform(() => openPlatform(deps, row));
  if (!site) throw createNotConnectedError(platform);
  return site;
};

export interface SettingsChange {
  autoPublish?: boolean | undefined;
  defaultStatus?: string | undefined;
  settings?: Record<string, unknown>;
}

/** Updates settings that need no connection test. */
export const updateConnectionSettings = async (
  deps: Deps,
  row: ConnectionRow,
  { autoPublish, defaultStatus, settings = {} }: SettingsChange,
): Promise<ConnectionRow> => {
  const change = {
    mode: getSavedMode(autoPublish, row.mode),
    defaultStatus: defaultStatus ?? row.defaultStatus,
    settings: {
      ...row.settings,
      ...settings,
      ...createSavedStatus(row.settings, defaultStatus),
    },
    updatedAt: deps.clock.now(),
  };
  const changed = await deps.db.transaction(async (tx) => {
    const saved = await updateConnection(tx, row.ownerId, row.platform, change);
    if (saved && row.mode === 'automatic') await withdrawRestricted(tx, deps, saved);
    return saved;
  });
  if (!changed) throw createNotConnectedError(row.platform);
  deps.queue.wake(connectionRestrictedJob);
  return changed;
};

/** A post arrived: the connection works. */
export const recordConnectionSuccess = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  platform: PlatformName,
): Promise<void> => {
  await updateConnection(db, ownerId, platform, { lastSuccessAt: clock.now(), lastError: null });
};
