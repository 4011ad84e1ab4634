import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellManifest } from '../build/buildShell.ts';
import { writeVersionFolder } from './writeVersionFolder.ts';
import { createEmptyRegistry, readRegistry, writeRegistry } from '../origin/registryFile.ts';
import { withReleaseLock } from './withReleaseLock.ts';

/**
 * Copies the shell into its version folder and makes it current. Returns false when it was already current.
 */
export const releaseShell = async (dist: string, origin: string, now = new Date()): Promise<boolean> => {
  const { version } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')) as ShellManifest;
  writeVersionFolder(dist, path.join(origin, 'shell', version));
  return withReleaseLock(origin, () => {
    const registry = readRegistry(origin);
    if (registry?.shell.version === version) return false;
    const shell = { version, previous: registry?.shell.version ?? null };
    writeRegistry(origin, { ...(registry ?? createEmptyRegistry(version, now)), shell }, now);
    return true;
  });
};
