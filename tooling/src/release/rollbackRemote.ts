import path from 'node:path';
import { readContract } from '../origin/readContract.ts';
import { readRegistry, writeRegistry } from '../origin/registryFile.ts';
import { verifyRelease } from './verifyRelease.ts';
import { withReleaseLock } from './withReleaseLock.ts';

/** Swaps a remote's current and previous version. Returns the version that is current afterwards. */
export const rollbackRemote = (name: string, origin: string, now = new Date()): Promise<string> =>
  withReleaseLock(origin, () => {
    const registry = readRegistry(origin);
    const remote = registry?.remotes.find((candidate) => candidate.name === name);
    if (!registry || !remote) throw new Error(`The registry has no remote ${name}.`);
    if (!remote.previous) throw new Error(`${name} has no previous version to roll back to.`);
    const folder = path.join(origin, 'remotes', name, remote.previous.version);
    verifyRelease(folder);
    const rolledBack = {
      ...remote,
      current: remote.previous,
      previous: remote.current,
      routes: readContract(folder).routes,
    };
    writeRegistry(
      origin,
      { ...registry, remotes: registry.remotes.map((other) => (other.name === name ? rolledBack : other)) },
      now,
    );
    return rolledBack.current.version;
  });
