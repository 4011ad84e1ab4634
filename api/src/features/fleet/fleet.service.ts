import {
  auditList,
  fleetState,
  type AuditEntry,
  type CanaryChange,
  type RollbackChange,
  type SettingChange,
  type WatchedDeployable,
} from '@rankwright/contracts/fleet';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findAccount } from '../auth/account.service.ts';
import { countFailures } from '../telemetry/telemetry.service.ts';
import { callOriginService } from './originService.ts';
import { isStaff, listStaff } from './staff.model.ts';

type FleetDeps = Pick<Deps, 'db' | 'env' | 'clock'>;

const watchedMinutes = 60;

/** The address of the staff member behind the session. To everybody else the console does not exist. */
export const requireStaff = async ({ db, env }: FleetDeps, userId: string): Promise<string> => {
  const account = await findAccount(db, userId);
  if (!account || !isStaff(account, listStaff(env))) throw new AppError('NOT_FOUND');
  return account.email;
};

/** What the origin has released, with what browsers reported of it within the last hour. */
export const getFleet = async (
  deps: FleetDeps,
): Promise<{ updatedAt: string; deployables: WatchedDeployable[] }> => {
  const { updatedAt, deployables } = fleetState.parse(await callOriginService(deps.env, '/v1/fleet'));
  const counts = await countFailures(deps.db, watchedMinutes, deps.clock.now());
  return {
    updatedAt,
    deployables: deployables.map((deployable) => ({
      ...deployable,
      failures: counts.filter(({ remote }) => remote === deployable.name),
    })),
  };
};

export const listAuditEntries = async ({ env }: FleetDeps): Promise<{ entries: AuditEntry[] }> =>
  auditList.parse(await callOriginService(env, '/v1/fleet/audit'));

const send = async ({ env }: FleetDeps, path: string, change: object, actor: string): Promise<void> => {
  await callOriginService(env, path, { ...change, actor });
};

export const rollBackRelease = (
  deps: FleetDeps,
  name: string,
  change: RollbackChange,
  actor: string,
): Promise<void> => send(deps, `/v1/fleet/${name}/rollback`, change, actor);

export const changeCanary = (
  deps: FleetDeps,
  name: string,
  change: CanaryChange,
  actor: string,
): Promise<void> => send(deps, `/v1/fleet/${name}/canary`, change, actor);

export const changeRemoteSetting = (
  deps: FleetDeps,
  name: string,
  change: SettingChange,
  actor: string,
): Promise<void> => send(deps, `/v1/fleet/${name}/settings`, change, actor);
