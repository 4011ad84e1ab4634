import path from 'node:path';
import type { Registry, RegisteredVersion } from '@rankwright/contracts/remote';
import { readShellManifest } from '../build/shellManifest.ts';
import {
  findRecord,
  findRollbackTarget,
  shellName,
  updateRecord,
  type ReleaseRecord,
} from '../origin/history.ts';
import { readContract } from '../origin/readContract.ts';
import { findWithdrawal, getCurrentVersion } from './candidates.ts';
import { changeOrigin, type ChangeOptions, type OriginState } from './changeOrigin.ts';
import { findIncompatibilities, readReleasedContracts, readReleasedHost } from './compatibility.ts';
import { createShellChange } from './releaseShell.ts';
import { pointRemote } from './releaseRemote.ts';
import { verifyRelease } from './verifyRelease.ts';

export interface RollbackRequest extends ChangeOptions {
  /** A remote, or `shell`. */
  name: string;
  /** The latest good version before the current one, unless given. */
  to?: string;
  /** Why, for the audit log and whoever releases next. */
  reason?: string;
  /** Goes back to a version although it failed before. */
  force?: boolean;
}

const findTarget = (state: OriginState, request: RollbackRequest, current: string): ReleaseRecord => {
  const { name, to } = request;
  const target = to ? findRecord(state.history, name, to) : findRollbackTarget(state.history, name, current);
  if (!target?.releasedAt)
    throw new Error(
      to ? `${name} ${to} was never released.` : `${name} has no previous version to roll back to.`,
    );
  if (target.version === current) throw new Error(`${name} ${current} is current.`);
  const withdrawal = findWithdrawal(state, { name, version: target.version }, ['failed']);
  if (withdrawal && !request.force)
    throw new Error(`${withdrawal}. Use --force to make it current all the same.`);
  return target;
};

const pointToRemote = (
  state: OriginState & { registry: Registry },
  origin: string,
  name: string,
  target: RegisteredVersion,
) => {
  const folder = path.join(origin, 'remotes', name, target.version);
  verifyRelease(folder);
  const contract = readContract(folder);
  const host = readReleasedHost(origin);
  const unfit = host && Object.keys(host.shared).length > 0 ? findIncompatibilities(contract, host) : [];
  if (unfit.length > 0)
    throw new Error(`${name} ${target.version} does not fit the released host. ${unfit.join('; ')}`);
  return pointRemote(state.registry, state.history, contract, target);
};

const pointToShell = (state: OriginState, origin: string, version: string, now: Date): Registry | null => {
  const manifest = readShellManifest(path.join(origin, 'shell', version));
  const unfit = readReleasedContracts(origin).flatMap((contract) =>
    findIncompatibilities({ ...contract, shared: {} }, manifest).map(
      (message) => `${contract.name}: ${message}`,
    ),
  );
  if (unfit.length > 0)
    throw new Error(`The shell ${version} does not fit the released remotes. ${unfit.join('; ')}`);
  return createShellChange(state, manifest, 'passed', now).registry;
};

/** True when the version is newer than the current one, which then stays good: it was left by a rollback. */
const isForward = (
  { history }: OriginState,
  name: string,
  current: string,
  target: ReleaseRecord,
): boolean => {
  const first = (record: ReleaseRecord | undefined): string =>
    record?.firstReleasedAt ?? record?.releasedAt ?? '';
  return first(target) > first(findRecord(history, name, current));
};

/**
 * Makes an earlier version current and withdraws the one that was, so that no start brings it back; or a newer one, again,
 * and withdraws none. Returns the version that is current afterwards.
 */
export const rollback = async (request: RollbackRequest): Promise<string> => {
  const { origin, name, reason = 'rolled back', now = new Date() } = request;
  const selected = { version: '' };
  await changeOrigin({ ...request, now }, (state) => {
    const { registry } = state;
    const current = getCurrentVersion(state, name);
    if (!registry || current === null) throw new Error(`The registry has no remote ${name}.`);
    const target = findTarget(state, request, current);
    const at = now.toISOString();
    const forward = isForward(state, name, current, target);
    const withdrawn = { kind: 'rolledBack' as const, at, reason };
    const left = forward ? state.history : updateRecord(state.history, name, current, { withdrawn });
    const history = updateRecord(left, name, target.version, { releasedAt: at, withdrawn: null });
    selected.version = target.version;
    const after = { registry, history };
    const { version, registered } = target;
    if (name !== shellName && !registered) throw new Error(`${name} ${version} was never released.`);
    return {
      registry: registered
        ? pointToRemote(after, origin, name, registered)
        : pointToShell(after, origin, version, now),
      history,
      audit: [
        {
          action: forward ? 'release' : 'rollback',
          subject: name,
          version,
          from: current,
          reason: forward && request.reason === undefined ? 'brought back' : reason,
        },
      ],
    };
  });
  return selected.version;
};
