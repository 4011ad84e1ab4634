import path from 'node:path';
import type { CanaryVersion, RegisteredRemote } from '@rankwright/contracts/remote';
import { findRecord, updateRecord, type History, type Withdrawal } from '../../origin/history.ts';
import { readContract } from '../../origin/readContract.ts';
import { changeOrigin, type ChangeOptions, type OriginChange, type OriginState } from '../changeOrigin.ts';
import { addDefaults } from '../remoteSettings.ts';
import { createRemoteChange, type placeRemote, type SmokeResult } from '../releaseRemote.ts';

/** Throws when the registry does not list the remote. */
const findRemote = ({ registry }: OriginState, name: string): RegisteredRemote => {
  const remote = registry?.remotes.find((candidate) => candidate.name === name);
  if (!remote)
    throw new Error(`The registry has no remote ${name}. A canary needs a released version beside it.`);
  return remote;
};

/** Throws when no canary of the remote runs. */
const findCanary = (state: OriginState, name: string): CanaryVersion => {
  const { canary } = findRemote(state, name);
  if (!canary) throw new Error(`No canary of ${name} runs.`);
  return canary;
};

const setCanary = (
  { registry }: OriginState,
  name: string,
  canary: CanaryVersion | null,
  settings: Partial<RegisteredRemote> = {},
): OriginState['registry'] => {
  if (!registry) return null;
  const change = (remote: RegisteredRemote): RegisteredRemote => {
    const changed = { ...remote, ...settings };
    delete changed.canary;
    return canary ? { ...changed, canary } : changed;
  };
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => (remote.name === name ? change(remote) : remote)),
  };
};

/** Throws when the percentage is not above 0 and at most 50. */
export const assertPercent = (percent: number): void => {
  if (!(percent > 0 && percent <= 50))
    throw new Error(
      'A canary gets more than 0 and at most 50 percent of the browsers: the others show what is normal.',
    );
};

const describePercent = (percent: number, reason?: string): string =>
  reason ? `${percent} %: ${reason}` : `${percent} %`;

/** The change that gives a placed version to a part of the browsers. A canary that ran before stops. */
export const createCanaryChange = (
  state: OriginState,
  { contract, registered }: ReturnType<typeof placeRemote>,
  {
    percent,
    smoke,
    now,
    reason,
  }: { percent: number; smoke: SmokeResult; now: Date; reason?: string | undefined },
): OriginChange => {
  const { name, version } = contract;
  const remote = findRemote(state, name);
  const { current } = remote;
  if (current.version === version) throw new Error(`${name} ${version} is current already.`);
  return {
    registry: setCanary(
      state,
      name,
      { ...registered, percent, startedAt: now.toISOString() },
      addDefaults(remote, contract),
    ),
    history: updateRecord(state.history, name, version, { smoke, withdrawn: null, registered }),
    audit: [
      {
        action: 'canary',
        subject: name,
        version,
        from: current.version,
        reason: describePercent(percent, reason),
      },
    ],
  };
};

/** Gives a running canary to more or fewer browsers; those that have it keep it when there are more. */
export const changeCanaryPercent = async (
  options: ChangeOptions,
  name: string,
  percent: number,
  reason?: string,
): Promise<CanaryVersion> => {
  assertPercent(percent);
  const changed: { canary?: CanaryVersion } = {};
  await changeOrigin(options, (state) => {
    const canary = { ...findCanary(state, name), percent };
    changed.canary = canary;
    const { version } = canary;
    return {
      ...state,
      registry: setCanary(state, name, canary),
      audit: [{ action: 'canary', subject: name, version, reason: describePercent(percent, reason) }],
    };
  });
  if (!changed.canary) throw new Error(`No canary of ${name} runs.`);
  return changed.canary;
};

export interface CanaryStop {
  name: string;
  /** Nothing changes when another version is the canary by now. */
  version?: string;
  /** `failed`: its visits failed more often than those of the current version. `rolledBack`: a person stopped it. */
  kind: Withdrawal['kind'];
  reason: string;
}

const withdraw = (history: History, name: string, version: string, withdrawn: Withdrawal): History =>
  updateRecord(history, name, version, { withdrawn });

/** Gives every browser the current version again and withdraws the canary. Returns its version, or null when it did not run. */
export const stopCanary = async (
  options: ChangeOptions,
  { name, version, kind, reason }: CanaryStop,
): Promise<string | null> => {
  const { now = new Date() } = options;
  const stopped: { version: string | null } = { version: null };
  await changeOrigin({ ...options, now }, (state) => {
    const running = state.registry?.remotes.find((remote) => remote.name === name)?.canary;
    if (!running || (version !== undefined && running.version !== version)) return { ...state, audit: [] };
    stopped.version = running.version;
    return {
      registry: setCanary(state, name, null),
      history: withdraw(state.history, name, running.version, { kind, at: now.toISOString(), reason }),
      audit: [
        { action: kind === 'failed' ? 'halt' : 'stop', subject: name, version: running.version, reason },
      ],
    };
  });
  return stopped.version;
};

/** Makes the canary current for every browser. Returns its version. */
export const promoteCanary = async (
  options: ChangeOptions,
  name: string,
  reason?: string,
): Promise<string> => {
  const { now = new Date(), origin } = options;
  const promoted = { version: '' };
  await changeOrigin({ ...options, now }, (state) => {
    const { version, base, contractIntegrity } = findCanary(state, name);
    promoted.version = version;
    const contract = readContract(path.join(origin, 'remotes', name, version));
    const smoke = findRecord(state.history, name, version)?.smoke ?? 'skipped';
    const promoting = createRemoteChange(
      state,
      { contract, registered: { version, base, contractIntegrity } },
      smoke,
      now,
    );
    return { ...promoting, audit: promoting.audit.map((entry) => ({ ...entry, ...(reason && { reason }) })) };
  });
  return promoted.version;
};

/** Resizes, promotes or stops the canary that runs. Returns its version; throws when none does. */
export const changeRunningCanary = async (
  options: ChangeOptions,
  name: string,
  order: { action: 'resize' | 'promote' | 'stop'; percent?: number | undefined; reason: string },
): Promise<string> => {
  const { action, percent, reason } = order;
  if (action === 'promote') return promoteCanary(options, name, reason);
  if (action === 'resize')
    return (await changeCanaryPercent(options, name, percent ?? Number.NaN, reason)).version;
  const stopped = await stopCanary(options, { name, kind: 'rolledBack', reason });
  if (stopped === null) throw new Error(`No canary of ${name} runs.`);
  return stopped;
};
