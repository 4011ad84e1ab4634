import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellFacts } from '../build/buildShell.ts';
import { publishFolder } from './publishFolder.ts';
import { emptyRegistry, readRegistry, writeRegistry } from './registryFile.ts';
import { withLock } from './withLock.ts';

/** Writes the shell's version folder and moves its pointer. Gives whether anything changed. */
export const releaseShell = async (dist: string, origin: string, now = new Date()): Promise<boolean> => {
  const { version } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')) as ShellFacts;
  publishFolder(dist, path.join(origin, 'shell', version));
  return withLock(origin, () => {
    const registry = readRegistry(origin);
    if (registry?.shell.version === version) return false;
    const shell = { version, previous: registry?.shell.version ?? null };
    writeRegistry(origin, { ...(registry ?? emptyRegistry(version, now)), shell }, now);
    return true;
  });
};
