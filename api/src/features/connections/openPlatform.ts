import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { adapters } from '../../platforms/open.ts';
import type { OpenPlatform, Platform, PlatformContext } from '../../platforms/platform.ts';
import { secretPlace } from './connection.model.ts';
import { changeConnection, type ConnectionRow } from './connection.repository.ts';

type OpenDeps = Pick<Deps, 'db' | 'outbound' | 'secrets' | 'env' | 'clock' | 'log'>;

export const notConnected: Record<PlatformName, AppError['code']> = {
  wordpress: 'WORDPRESS_NOT_CONNECTED',
  wix: 'WIX_NOT_CONNECTED',
  shopify: 'SHOPIFY_NOT_CONNECTED',
  webflow: 'WEBFLOW_NOT_CONNECTED',
};

/** What an adapter needs while nothing is stored yet. */
export const contextOf = ({ outbound, env, clock, log }: OpenDeps): PlatformContext => ({
  outbound,
  env,
  clock,
  log,
  keepSecrets: () => Promise.resolve(),
});

const storedContext = (deps: OpenDeps, row: ConnectionRow): PlatformContext => ({
  ...contextOf(deps),
  keepSecrets: async (secrets) => {
    const sealed = deps.secrets.seal(JSON.stringify(secrets), secretPlace(row));
    await changeConnection(deps.db, row.ownerId, row.platform, { secrets: sealed });
  },
});

export const adapterOf = (platform: PlatformName, method: ConnectionRow['method']): OpenPlatform => {
  const adapter = adapters[`${platform}/${method}`];
  if (!adapter) throw new AppError(notConnected[platform]);
  return adapter;
};

export const secretsOf = ({ secrets }: Pick<Deps, 'secrets'>, row: ConnectionRow): unknown =>
  row.secrets ? JSON.parse(secrets.open(row.secrets, secretPlace(row))) : null;

/** The site behind a row, by another adapter when a feature needs more than the interface. */
export const openWith = <P extends Platform>(
  open: (context: PlatformContext, settings: unknown, secrets: unknown) => P,
  deps: OpenDeps,
  row: ConnectionRow,
): P => open(storedContext(deps, row), row.settings, secretsOf(deps, row));

/** The connected site behind a row; null when nothing is stored that could open it. */
export const openPlatform = (deps: OpenDeps, row: ConnectionRow): Platform | null => {
  const adapter = adapters[`${row.platform}/${row.method}`];
  return adapter && row.secrets ? openWith(adapter, deps, row) : null;
};
