import { platformLabels, type Platform as PlatformName } from '@rankwright/contracts/limits';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import type { Owner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { recordSecurityEvent } from '../auth/securityEvents.service.ts';
import { testConnectionJob } from './connection.jobs.ts';
import { getKeptSettings, getSavedMode, getSecretContext } from './connection.model.ts';
import { deleteConnection, findConnection, saveConnection } from './connection.repository.ts';
import {
  announceRestored,
  callPlatform,
  openConnectionCandidate,
  type ConnectionCandidate,
} from './connection.service.ts';

/** How the connection publishes, as its owner sets it while connecting. */
export type PublishSettings = Pick<ConnectionRow, 'autoPublish' | 'defaultStatus'>;

/** Stores the connection and its security event. */
const storeConnection = async (
  deps: Deps,
  { userId: ownerId, caller }: Owner,
  { platform, method, settings, secrets, expiresAt = null }: ConnectionCandidate,
  { autoPublish, defaultStatus }: PublishSettings,
  state: Pick<ConnectionRow, 'status' | 'lastSuccessAt'>,
): Promise<ConnectionRow> =>
  deps.db.transaction(async (tx) => {
    const known = await findConnection(tx, ownerId, platform);
    const id = known?.id ?? deps.ids.uuid();
    await recordSecurityEvent(deps, tx, ownerId, 'site-connected', caller, platformLabels[platform]);
    return saveConnection(tx, {
      ...state,
      id,
      ownerId,
      platform,
      method,
      secrets: deps.secrets.seal(JSON.stringify(secrets), getSecretContext({ id, ownerId })),
      settings: { ...settings, ...(known && getKeptSettings(known)) },
      mode: getSavedMode(autoPublish, known?.mode),
      defaultStatus,
      lastError: null,
      expiresAt,
      refreshedAt: null,
      updatedAt: deps.clock.now(),
    });
  });

/** Tests the connection and saves it only if the test passes. */
export const testAndSaveConnection = async (
  deps: Deps,
  owner: Owner,
  candidate: ConnectionCandidate,
  defaults: PublishSettings,
): Promise<ConnectionRow> => {
  const { name, url, settings } = await callPlatform(() => openConnectionCandidate(deps, candidate).verify());
  const tested = { ...candidate, settings: { ...candidate.settings, name, url, ...settings } };
  const state = { status: 'connected' as const, lastSuccessAt: deps.clock.now() };
  const saved = await storeConnection(deps, owner, tested, defaults, state);
  await announceRestored(deps, owner.userId, candidate.platform);
  return saved;
};

/** Saves the connection as it is, without a test. */
export const saveUntestedConnection = (
  deps: Deps,
  owner: Owner,
  candidate: ConnectionCandidate,
  defaults: PublishSettings,
  status: ConnectionRow['status'] = 'configured',
): Promise<ConnectionRow> =>
  storeConnection(deps, owner, candidate, defaults, { status, lastSuccessAt: null });

/** Saves the connection as it is and tests it in the background. */
export const saveConnectionThenTest = async (
  deps: Deps,
  owner: Owner,
  candidate: ConnectionCandidate,
  defaults: PublishSettings,
): Promise<ConnectionRow> => {
  const saved = await saveUntestedConnection(deps, owner, candidate, defaults);
  await deps.queue.send(testConnectionJob, { ownerId: owner.userId, platform: candidate.platform });
  deps.queue.wake(testConnectionJob);
  return saved;
};

/** Removes the owner's connection to a platform. With `method`, only if it uses that method. */
export const disconnectPlatform = async (
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { userId, caller }: Owner,
  platform: PlatformName,
  method?: ConnectionRow['method'],
): Promise<typeof ok> => {
  await deps.db.transaction(async (tx) => {
    if (await deleteConnection(tx, userId, platform, method))
      await recordSecurityEvent(deps, tx, userId, 'site-disconnected', caller, platformLabels[platform]);
  });
  return ok;
};
