import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  deadlines,
  type RegisteredRemote,
  type RegisteredVersion,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import { integrityOf } from '../build/fileFacts.ts';
import { publishFolder } from './publishFolder.ts';
import { readContract } from './readContract.ts';
import { readRegistry, writeRegistry } from './registryFile.ts';
import { smokeFolder } from './smokeFolder.ts';
import { withLock } from './withLock.ts';

const registered = (contract: RemoteContract, folder: string): RegisteredVersion => ({
  version: contract.version,
  base: `/remotes/${contract.name}/${contract.version}/`,
  contractIntegrity: integrityOf(readFileSync(path.join(folder, 'remote.contract.json'))),
});

const moved = (
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

export interface Released {
  contract: RemoteContract;
  /** False when this version was current already. */
  changed: boolean;
}

/** Writes the remote's own version folder, checks it as it lies there, then moves the remote's own pointer. */
export const releaseRemote = async (dist: string, origin: string, now = new Date()): Promise<Released> => {
  const contract = readContract(dist);
  const folder = path.join(origin, 'remotes', contract.name, contract.version);
  publishFolder(dist, folder);
  smokeFolder(folder);
  return withLock(origin, () => {
    const registry = readRegistry(origin);
    if (!registry) throw new Error('Release the shell first: there is no registry yet.');
    const before = registry.remotes.find((remote) => remote.name === contract.name);
    if (before?.current.version === contract.version) return { contract, changed: false };
    const remote = moved(before, contract, registered(contract, folder));
    const others = registry.remotes.filter(({ name }) => name !== contract.name);
    const remotes = [...others, remote].sort((a, b) => (a.name < b.name ? -1 : 1));
    writeRegistry(origin, { ...registry, remotes }, now);
    return { contract, changed: true };
  });
};
