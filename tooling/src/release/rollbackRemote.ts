import path from 'node:path';
import { readContract } from './readContract.ts';
import { readRegistry, writeRegistry } from './registryFile.ts';
import { smokeFolder } from './smokeFolder.ts';
import { withLock } from './withLock.ts';

/** Swaps a remote's current and previous version. Gives the version that is current afterwards. */
export const rollbackRemote = (name: string, origin: string, now = new Date()): Promise<string> =>
  withLock(origin, () => {
    const registry = readRegistry(origin);
    const remote = registry?.remotes.find((candidate) => candidate.name === name);
    if (!registry || !remote) throw new Error(`There is no remote ${name} in the registry.`);
    if (!remote.previous) throw new Error(`${name} has no previous version to go back to.`);
    const folder = path.join(origin, 'remotes', name, remote.previous.version);
    smokeFolder(folder);
    const rolled = {
      ...remote,
      current: remote.previous,
      previous: remote.current,
      routes: readContract(folder).routes,
    };
    writeRegistry(
      origin,
      { ...registry, remotes: registry.remotes.map((other) => (other.name === name ? rolled : other)) },
      now,
    );
    return rolled.current.version;
  });
