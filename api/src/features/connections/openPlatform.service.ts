import { getPlatformDescriptor, type Platform as PlatformName } from '@rankwright/contracts/platforms';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { adapters } from '@rankwright/platforms/adapters';
import type { Adapter, Platform, PlatformContext } from '@rankwright/platforms/port/platform';
import { htmlTools, imageTools } from '../../markdown/htmlTools.ts';
import { getSecretContext } from '../../secrets/contexts.ts';
import { findConnection, updateConnection } from './connection.repository.ts';
import { insertDelivery } from './webhookDelivery.repository.ts';

type OpenDeps = Pick<Deps, 'db' | 'outbound' | 'secrets' | 'env' | 'clock' | 'log'>;

export const createNotConnectedError = (platform: PlatformName): AppError =>
  new AppError(getPlatformDescriptor(platform).notConnectedCode ?? 'PLATFORM_NOT_CONNECTED');

/** The context of an adapter whose connection is not stored yet: refreshed secrets are not saved. */
export const createContext = ({ outbound, env, clock, log }: OpenDeps): PlatformContext => ({
  outbound,
  env,
  clock,
  log,
  html: htmlTools,
  images: imageTools,
  saveSecrets: () => Promise.resolve(),
  logDelivery: () => Promise.resolve(),
});

const createStoredContext = (deps: OpenDeps, row: ConnectionRow): PlatformContext => ({
  ...createContext(deps),
  saveSecrets: async (secrets) => {
    const sealed = deps.secrets.seal(JSON.stringify(secrets), getSecretContext(row));
    await updateConnection(deps.db, row.ownerId, row.platform, { secrets: sealed });
  },
  logDelivery: (entry) => insertDelivery(deps.db, row.ownerId, entry),
});

export const getAdapter = (platform: PlatformName, method: ConnectionRow['method']): Adapter => {
  const adapter = adapters[platform][method];
  if (!adapter) throw createNotConnectedError(platform);
  return adapter;
};

export const readSecrets = ({ secrets }: Pick<Deps, 'secrets'>, row: ConnectionRow): unknown =>
  row.secrets ? JSON.parse(secrets.open(row.secrets, getSecretContext(row))) : null;

/** Opens a stored connection with a specific adapter, for features beyond the `Platform` interface. */
export const openWithAdapter = <P extends Platform>(
  open: (context: PlatformContext, settings: unknown, secrets: unknown) => P,
  deps: OpenDeps,
  row: ConnectionRow,
): P => open(createStoredContext(deps, row), row.settings, readSecrets(deps, row));

/** Opens a stored connection. Null when it has no secrets or no adapter. */
export const openPlatform = (deps: OpenDeps, row: ConnectionRow): Platform | null => {
  const adapter = adapters[row.platform][row.method];
  return adapter && row.secrets ? openWithAdapter(adapter.open, deps, row) : null;
};

/** Opens the connected site. Throws when there is none or its token has expired. */
export const openConnectedSite = async (
  deps: OpenDeps,
  ownerId: string,
  platform: PlatformName,
): Promise<Platform> => {
  const row = await findConnection(deps.db, ownerId, platform);
  if (row?.expiresAt && row.expiresAt <= deps.clock.now()) throw new AppError('OAUTH_TOKEN_EXPIRED');
  const site = row?.status === 'connected' ? openPlatform(deps, row) : null;
  if (!site) throw createNotConnectedError(platform);
  return site;
};
