import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type RegisteredRemote,
  type RegisteredVersion,
  type Registry,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import { computeIntegrity } from '../build/fileInfo.ts';
import { findRollbackTarget, updateRecord, type History, type ReleaseRecord } from '../origin/history.ts';
import { readContract } from '../origin/readContract.ts';
import { changeOrigin, type OriginChange, type OriginState } from './changeOrigin.ts';
import { carrySettings } from './remoteSettings.ts';
import { verifyRelease } from './verifyRelease.ts';
import { writeVersionFolder } from './writeVersionFolder.ts';

/** How a version was proven before it became current. */
export type SmokeResult = NonNullable<ReleaseRecord['smoke']>;

const createRegisteredVersion = (
  contract: RemoteContract,
  folder: string,
  base = `/remotes/${contract.name}/${contract.version}/`,
): RegisteredVersion => ({
  version: contract.version,
  base,
  contractIntegrity: computeIntegrity(readFileSync(path.join(folder, 'remote.contract.json'))),
});

/**
 * Copies a remote's build into its version folder and verifies the files there. Returns the folder's contract. With a base
 * of its own, browsers load the version from there, and the copy is what pages are prerendered from.
 */
export const placeRemote = (
  dist: string,
  origin: string,
  base?: string,
): { contract: RemoteContract; registered: RegisteredVersion } => {
  const { name, version } = readContract(dist);
  const folder = path.join(origin, 'remotes', name, version);
  writeVersionFolder(dist, folder);
  verifyRelease(folder);
  const contract = readContract(folder);
  return { contract, registered: createRegisteredVersion(contract, folder, base) };
};

/** The version that the host falls back to: the latest good one before `current`. */
const findPrevious = (history: History, name: string, current: string): RegisteredVersion | null =>
  findRollbackTarget(history, name, current)?.registered ?? null;

/** Makes a version of a remote current in the registry. */
export const pointRemote = (
  registry: Registry,
  history: History,
  contract: RemoteContract,
  current: RegisteredVersion,
): Registry => {
  const before = registry.remotes.find(({ name }) => name === contract.name);
  const remote: RegisteredRemote = {
    name: contract.name,
    owner: contract.owner,
    ...carrySettings(before, contract),
    current,
    previous: findPrevious(history, contract.name, current.version),
    routes: contract.routes,
    // Left out without any, so that hosts from before there were slots read the same registry.
    ...(contract.slots.length > 0 && { slots: contract.slots }),
  };
  const others = registry.remotes.filter(({ name }) => name !== contract.name);
  return { ...registry, remotes: [...others, remote].sort((a, b) => (a.name < b.name ? -1 : 1)) };
};

/** The change that releases a placed version; none when it is already current. */
export const createRemoteChange = (
  { registry, history }: OriginState,
  { contract, registered }: ReturnType<typeof placeRemote>,
  smoke: SmokeResult,
  now: Date,
): OriginChange => {
  if (!registry) throw new Error('Release the shell first: there is no registry yet.');
  const { name, version } = contract;
  const from = registry.remotes.find((remote) => remote.name === name)?.current.version ?? null;
  if (from === version) return { registry, history, audit: [] };
  const releasedAt = now.toISOString();
  const changed = updateRecord(history, name, version, { releasedAt, smoke, withdrawn: null, registered });
  return {
    registry: pointRemote(registry, changed, contract, registered),
    history: changed,
    audit: [{ action: 'release', subject: name, version, from }],
  };
};

export interface ReleaseResult {
  contract: RemoteContract;
  /** False when this version was already current. */
  changed: boolean;
}

/** Makes a remote's build current without opening it in a browser. Pages are left as they are. */
export const releaseRemote = async (
  dist: string,
  origin: string,
  now = new Date(),
  base?: string,
): Promise<ReleaseResult> => {
  const placed = placeRemote(dist, origin, base);
  const { audit } = await changeOrigin({ origin, now }, (state) =>
    createRemoteChange(state, placed, 'skipped', now),
  );
  return { contract: placed.contract, changed: audit.length > 0 };
};
