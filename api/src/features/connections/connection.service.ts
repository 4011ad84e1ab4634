import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { PlatformError, type Platform, type Verified } from '../../platforms/platform.ts';
import { secretPlace } from './connection.model.ts';
import {
  changeConnection,
  findConnection,
  removeConnection,
  saveConnection,
  type ConnectionRow,
} from './connection.repository.ts';
import { adapterOf, contextOf, notConnected, openPlatform } from './openPlatform.ts';

/** What a person wants to connect. */
export interface Candidate {
  platform: PlatformName;
  method: ConnectionRow['method'];
  settings: Record<string, unknown>;
  secrets: unknown;
  expiresAt?: Date | null;
}

/** How a connection publishes when nothing else is said. */
export type PublishDefaults = Pick<ConnectionRow, 'autoPublish' | 'defaultStatus'>;

/** What a platform's refusal means to the person. */
const refusedTest = (error: unknown): unknown => {
  if (!(error instanceof PlatformError)) return error;
  return new AppError(
    error.message === 'Invalid WordPress credentials' ? 'WORDPRESS_CREDENTIALS' : 'CONNECTION_TEST_FAILED',
    { text: error.message },
  );
};

/** Runs a call of a platform; its refusal becomes one of ours. */
export const asked = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw refusedTest(error);
  }
};

export const openCandidate = (deps: Deps, { platform, method, settings, secrets }: Candidate): Platform =>
  adapterOf(platform, method)(contextOf(deps), settings, secrets);

/** Tests, then keeps: what does not work is not stored. */
export const connect = async (
  deps: Deps,
  ownerId: string,
  candidate: Candidate,
  { autoPublish, defaultStatus }: PublishDefaults,
): Promise<ConnectionRow> => {
  const { platform, method, settings, expiresAt = null } = candidate;
  const result = await asked(() => openCandidate(deps, candidate).verify());
  const known = await findConnection(deps.db, ownerId, platform);
  const id = known?.id ?? deps.ids.uuid();
  const now = deps.clock.now();
  return saveConnection(deps.db, {
    id,
    ownerId,
    platform,
    method,
    secrets: deps.secrets.seal(JSON.stringify(candidate.secrets), secretPlace({ id, ownerId })),
    settings: { ...settings, name: result.name, url: result.url, ...result.found },
    autoPublish,
    defaultStatus,
    status: 'connected',
    lastSuccessAt: now,
    lastError: null,
    expiresAt,
    refreshedAt: null,
    updatedAt: now,
  });
};

/** Forgets the own connection to a platform, or only the one of this kind. */
export const forget = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<typeof ok> => {
  await removeConnection(db, ownerId, platform, method);
  return ok;
};

/** The own connection to a platform; refuses when there is none, or one of another kind. */
export const readConnection = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<ConnectionRow> => {
  const row = await findConnection(db, ownerId, platform);
  if (!row || (method && row.method !== method)) throw new AppError(notConnected[platform]);
  return row;
};

/** The own connected site; refuses when there is none. */
export const openStored = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<Platform> => {
  const row = await readConnection(deps, ownerId, platform, method);
  const site = await asked(() => openPlatform(deps, row));
  if (!site) throw new AppError(notConnected[platform]);
  return site;
};

/** Tests the stored connection and writes down how it went. */
export const testStored = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<Verified> => {
  const row = await readConnection(deps, ownerId, platform, method);
  const now = deps.clock.now();
  try {
    const result = await asked(() => {
      const site = openPlatform(deps, row);
      if (!site) throw new AppError(notConnected[platform]);
      return site.verify();
    });
    const facts = { status: 'connected' as const, lastSuccessAt: now, lastError: null, updatedAt: now };
    await changeConnection(deps.db, ownerId, platform, facts);
    return result;
  } catch (error) {
    if (error instanceof AppError)
      await changeConnection(deps.db, ownerId, platform, { lastError: error.message, updatedAt: now });
    throw error;
  }
};

export interface SettingsChange {
  autoPublish?: boolean | undefined;
  defaultStatus?: string | undefined;
  settings?: Record<string, unknown>;
}

/** Changes what needs no new test. */
export const changeSettings = async (
  deps: Deps,
  row: ConnectionRow,
  { autoPublish, defaultStatus, settings = {} }: SettingsChange,
): Promise<ConnectionRow> => {
  const changed = await changeConnection(deps.db, row.ownerId, row.platform, {
    autoPublish: autoPublish ?? row.autoPublish,
    defaultStatus: defaultStatus ?? row.defaultStatus,
    settings: { ...row.settings, ...settings },
    updatedAt: deps.clock.now(),
  });
  if (!changed) throw new AppError(notConnected[row.platform]);
  return changed;
};
