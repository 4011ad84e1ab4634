import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hasPages } from '../pages/pageFiles.ts';
import { buildPages } from '../pages/buildPages.ts';
import { repositoryRoot } from '../origin/paths.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';

interface ReleaseOptions {
  originDirectory: string;
  publicUrl: string;
  development: boolean;
}

const listBuiltRemotes = (): string[] =>
  readdirSync(repositoryRoot)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => path.join(repositoryRoot, name, 'dist'))
    .filter((dist) => existsSync(path.join(dist, 'remote.contract.json')));

/**
 * Releases the shell and every built remote whose version is not current, then rebuilds the pages if anything
 * changed.
 */
export const releaseBuilds = async ({
  originDirectory,
  publicUrl,
  development,
}: ReleaseOptions): Promise<void> => {
  const changes = [await releaseShell(path.join(repositoryRoot, 'shell/dist'), originDirectory)];
  for (const dist of listBuiltRemotes()) {
    const { contract, changed } = await releaseRemote(dist, originDirectory);
    if (changed) console.log(`Released ${contract.name} ${contract.version}`);
    changes.push(changed);
  }
  if (changes.some(Boolean) || !hasPages(originDirectory))
    await buildPages({ origin: originDirectory, publicUrl, development });
};
