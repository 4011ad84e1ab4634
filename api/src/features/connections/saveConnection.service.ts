import { platformLabels, type Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import type { Owner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { getSecretContext } from '../../secrets/contexts.ts';
import { announceSetting } from '../auth/notice.service.ts';
import { recordSecurityEvent } from '../auth/securityEvents.service.ts';
import { createSavedStatus, getKeptSettings, getSavedMode } from './connection.model.ts';
import { withdrawRestricted } from './connectionMode.service.ts';
import { deleteConnection, findConnection, saveConnection } from './connection.repository.ts';
import {
  announceRestored,
  callPlatform,
  openConnectionCandidate,
  type ConnectionCandidate,
} from './connection.service.ts';
import {
  connectionRestoredJob,
  connectionRestrictedJob,
  testConnectionJob,
} from './connections.definition.ts';

/** How the connection publishes, as its owner sets it while connecting. */
export interface PublishSettings extends Pick<ConnectionRow, 'autoPublish' | 'defaultStatus'> {
  /** The default status, where its owner chose it in the form: posts follow it. */
  selectedStatus?: string | undefined;
}

/** Stores the connection, its security event and the jobs that follow from it. */
const storeConnection = async (
  deps: Deps,
  owner: Owner,
  { platform, method, settings, secrets, expiresAt = null }: ConnectionCandidate,
  { autoPublish, defaultStatus, selectedStatus }: PublishSettings,
  state: Pick<ConnectionRow, 'status' | 'lastSuccessAt'>,
  queueJobs: (tx: Database) => Promise<void> = () => Promise.resolve(),
): Promise<ConnectionRow> => {
  const ownerId = owner.userId;
  const label = platformLabels[platform];
  const text = `${label} was connected to your Rankwright account, or its connection was changed.`;
  const stored = await deps.db.transaction(async (tx) => {
    const known = await findConnection(tx, ownerId, platform);
    const id = known?.id ?? deps.ids.uuid();
    await announceSetting(deps, tx, owner, { kind: 'site-connected', detail: label, text });
    await queueJobs(tx);
    const saved = await saveConnection(tx, {
      ...state,
      id,
      ownerId,
      platform,
      method,
      secrets: deps.secrets.seal(JSON.stringify(secrets), getSecretContext({ id, ownerId })),
      settings: {
        ...settings,
        ...(known && getKeptSettings(known)),
        ...createSavedStatus(known?.settings, selectedStatus),
      },
      mode: getSavedMode(autoPublish, known?.mode),
      defaultStatus,
      lastError: null,
      expiresAt,
      refreshedAt: null,
      updatedAt: deps.clock.now(),
    });
    if (known?.mode === 'automatic') await withdrawRestricted(tx, deps, saved);
    return saved;
  });
  deps.queue.wake(connectionRestrictedJob);
  return stored;
};

/** Tests the connection and saves it only if the test passes. */
export const saveTestedConnection = async (
  deps: Deps,
  owner: Owner,
  candidate: ConnectionCandidate,
  defaults: PublishSettings,
): Promise<ConnectionRow> => {
  const { name, url, settings } = await callPlatform(() => openConnectionCandidate(deps, candidate).verify());
  const tested = { ...candidate, settings: { ...candidate.settings, name, url, ...settings } };
  const state = { status: 'connected' as const, lastSuccessAt: deps.clock.now() };
  const { platform } = candidate;
  const saved = await storeConnection(deps, owner, tested, defaults, state, (tx) =>
    announceRestored(deps, tx, { ownerId: owner.userId, platform }),
  );
  deps.queue.wake(connectionRestoredJob);
  return saved;
};

/** Saves the connection as it is, without a test. */
export const saveUntestedConnection = (
  deps: Deps,
  owner: Owner,
  candidate: ConnectionCandidate,
  defaults: PublishSettings,
): Promise<ConnectionRow> =>
  storeConnection(deps, owner, candidate, defaults, { status: 'connected', lastSuccessAt: null });

/** Saves the connection as it is and tests it in the background. */
export const saveConnectionThenTest = async (
  deps: Deps,
  owner: Owner,
  candidate: ConnectionCandidate,
  defaults: PublishSettings,
): Promise<ConnectionRow> => {
  const state = { status: 'configured' as const, lastSuccessAt: null };
  const job = { ownerId: owner.userId, platform: candidate.platform };
  const saved = await storeConnection(deps, owner, candidate, defaults, state, (tx) =>
    deps.queue.send(testConnectionJob, job, { tx }),
  );
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
