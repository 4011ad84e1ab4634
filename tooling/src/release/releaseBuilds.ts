import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { arePagesCurrent } from '../pages/pageFiles.ts';
import { readRemoteCandidate, readShellCandidate, type Candidate } from './candidates.ts';
import { changeOrigin, type PageSettings } from './changeOrigin.ts';
import { releaseCandidates, type ReleaseOutcome, type ReleaseRequest } from './releaseCandidates.ts';

export interface ReleaseBuildsOptions extends PageSettings {
  originDirectory: string;
  openSmoke: ReleaseRequest['openSmoke'];
}

const listBuilds = (): Candidate[] => {
  const remotes = readdirSync(repositoryRoot)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => path.join(repositoryRoot, name, 'dist'))
    .filter((dist) => existsSync(path.join(dist, 'remote.contract.json')));
  return [readShellCandidate(path.join(repositoryRoot, 'shell/dist')), ...remotes.map(readRemoteCandidate)];
};

const printOutcome = ({ released, problems, skipped }: ReleaseOutcome): void => {
  for (const { kind, name, version } of released)
    if (kind === 'remote') console.log(`Released ${name} ${version}`);
  for (const sentence of skipped) console.log(`Left alone: ${sentence}`);
  for (const { name, message } of problems) console.error(`✗ ${name} is not released: ${message}`);
};

/**
 * Releases the shell and every built remote whose version is not current, as a start does: each must pass its smoke
 * test, and what failed or was rolled back before stays as it is.
 */
export const releaseBuilds = async ({
  originDirectory: origin,
  publicUrl,
  development,
  openSmoke,
}: ReleaseBuildsOptions): Promise<void> => {
  const pages = { publicUrl, development };
  printOutcome(
    await releaseCandidates({ origin, pages, candidates: listBuilds(), openSmoke, isStart: true }),
  );
  const registry = readRegistry(origin);
  if (!registry) throw new Error('Nothing could be released. See the findings above.');
  // Also written anew when a release was interrupted between registry and pages.
  if (!arePagesCurrent(origin, registry.updatedAt, publicUrl))
    await changeOrigin({ origin, pages }, (state) => ({
      ...state,
      registry: state.registry && { ...state.registry },
      audit: [],
    }));
};
