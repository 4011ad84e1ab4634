import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  deadlines,
  type RegisteredRemote,
  type RegisteredVersion,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import { computeIntegrity } from '../build/fileInfo.ts';
import { writeVersionFolder } from './writeVersionFolder.ts';
import { readContract } from '../origin/readContract.ts';
import { readRegistry, writeRegistry } from '../origin/registryFile.ts';
import { verifyRelease } from './verifyRelease.ts';
import { withReleaseLock } from './withReleaseLock.ts';

const createRegisteredVersion = (contract: RemoteContract, folder: string): RegisteredVersion => ({
  version: contract.version,
  base: `/remotes/${contract.name}/${contract.version}/`,
  contractIntegrity: computeIntegrity(readFileSync(path.join(folder, 'remote.contract.json'))),
});

const createRegistryEntry = (
  before: RegisteredRemote | undefined,
  contract: RemoteContract,
  current: RegisteredVersion,
): RegisteredRemote => ({
  name: contract.name,
  owner: contract.owner,
  deadlines: before?.deadlines ?? deadlines.parse({}),
  current,
  previous:
    before && before.current.version !== current.version ? before.current : (before?.previous ?? null),
  routes: contract.routes,
});

export interface ReleaseResult {
  contract: RemoteContract;
  /** False when this version was already current. */
  changed: boolean;
}

/**
 * Copies the build into its version folder, verifies the files, then makes the version current in the
 * registry.
 */
export const releaseRemote = async (
  dist: string,
  origin: string,
  now = new Date(),
): Promise<ReleaseResult> => {
  const contract = readContract(dist);
  const folder = path.join(origin, 'remotes', contract.name, contract.version);
  writeVersionFolder(dist, folder);
  verifyRelease(folder);
  return withReleaseLock(origin, () => {
    const registry = readRegistry(origin);
    if (!registry) throw new Error('Release the shell first: there is no registry yet.');
    const before = registry.remotes.find((remote) => remote.name === contract.name);
    if (before?.current.version === contract.version) return { contract, changed: false };
    const remote = createRegistryEntry(before, contract, createRegisteredVersion(contract, folder));
    const others = registry.remotes.filter(({ name }) => name !== contract.name);
    const remotes = [...others, remote].sort((a, b) => (a.name < b.name ? -1 : 1));
    writeRegistry(origin, { ...registry, remotes }, now);
    return { contract, changed: true };
  });
};
