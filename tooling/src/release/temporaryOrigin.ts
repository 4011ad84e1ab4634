import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@rankwright/contracts/remote';
import { readRegistry, writeRegistry } from '../origin/registryFile.ts';
import type { Candidate } from './candidates.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';

const listChildren = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const linkChildren = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of listChildren(from)) symlinkSync(path.join(from, name), path.join(to, name));
};

/** Links all released versions into another origin, where the folders around them are real and take further versions. */
export const linkReleases = (origin: string, temporary: string): void => {
  for (const side of ['', '.server']) {
    linkChildren(path.join(origin, side, 'shell'), path.join(temporary, side, 'shell'));
    for (const name of listChildren(path.join(origin, side, 'remotes')))
      linkChildren(path.join(origin, side, 'remotes', name), path.join(temporary, side, 'remotes', name));
  }
  const registry = readRegistry(origin);
  // Not signed: the keys belong to the other origin.
  if (registry) writeRegistry(temporary, registry, new Date());
};

export interface TemporaryOrigin {
  origin: string;
  remove: () => void;
}

/** No version has another one beside it or to fall back to: what is seen is the candidate, or its failure. */
const removePreviousVersions = (registry: Registry): Registry => ({
  ...registry,
  shell: { ...registry.shell, previous: null },
  remotes: registry.remotes.map((remote) => {
    const alone = { ...remote, previous: null };
    delete alone.canary;
    return alone;
  }),
});

/** Creates a temporary origin in which the candidates are current and stand alone. The real origin is only read. */
export const createTemporaryOrigin = async (
  candidates: readonly Candidate[],
  origin: string,
): Promise<TemporaryOrigin> => {
  const root = mkdtempSync(path.join(tmpdir(), 'rankwright-check-'));
  const temporary = path.join(root, 'origin');
  linkReleases(origin, temporary);
  for (const { kind, dist, base } of candidates)
    await (kind === 'shell'
      ? releaseShell(dist, temporary)
      : releaseRemote(dist, temporary, new Date(), base));
  const registry = readRegistry(temporary);
  if (!registry) throw new Error('No released host found. Run npm start once to build and release it.');
  writeRegistry(temporary, removePreviousVersions(registry), new Date());
  return { origin: temporary, remove: () => rmSync(root, { recursive: true, force: true }) };
};
