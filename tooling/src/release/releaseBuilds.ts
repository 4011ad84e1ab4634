import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';
import { readDeployment, type Deployment } from '../origin/deployment.ts';
import { getOwnRegistryKey } from '../origin/registrySignature.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { readRemoteCandidate, readShellCandidate, type Candidate } from './candidates.ts';
import { changeSettings } from './changeSettings.ts';
import { releaseCandidates, type ReleaseOutcome, type ReleaseRequest } from './releaseCandidates.ts';
import { repairPages } from './repairPages.ts';

export interface ReleaseBuildsOptions extends Omit<Deployment, 'registryKeys'> {
  originDirectory: string;
  openSmoke: ReleaseRequest['openSmoke'];
  /** Folder of the built packages: the repository unless given. */
  buildsDirectory?: string;
}

const listBuilds = (directory: string): Candidate[] => {
  const remotes = readdirSync(directory)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => path.join(directory, name, 'dist'))
    .filter((dist) => existsSync(path.join(dist, 'remote.contract.json')));
  return [
    readShellCandidate(path.join(directory, 'shell/dist')),
    ...remotes.map((dist) => readRemoteCandidate(dist)),
  ];
};

const printOutcome = ({ released, problems, skipped }: ReleaseOutcome): void => {
  for (const { kind, name, version } of released)
    if (kind === 'remote') console.log(`Released ${name} ${version}`);
  for (const sentence of skipped) console.log(`Left alone: ${sentence}`);
  for (const { name, message } of problems) console.error(`✗ ${name} is not released: ${message}`);
};

/** Opens what the first start has released and says what it found. There is no version before that a fault could cost anybody. */
const proveFirst = async (
  origin: string,
  openSmoke: ReleaseRequest['openSmoke'],
  released: readonly Candidate[],
): Promise<void> => {
  const smoke = await openSmoke();
  try {
    for (const { name, message } of (await smoke?.run(origin, released, false)) ?? [])
      console.error(`✗ ${name} does not work: ${message}`);
  } finally {
    await smoke?.close();
  }
};

/** Settings of a start that differ from the origin's. A private key signs from now on; without one nothing changes. */
const listChangedSettings = (origin: string, own: Omit<Deployment, 'registryKeys'>): Partial<Deployment> => {
  const known = readDeployment(origin);
  const key = getOwnRegistryKey();
  return {
    ...(known?.publicUrl !== own.publicUrl && { publicUrl: own.publicUrl }),
    ...(known?.development !== own.development && { development: own.development }),
    ...(own.telemetryPercent !== undefined &&
      known?.telemetryPercent !== own.telemetryPercent && { telemetryPercent: own.telemetryPercent }),
    ...(key !== null && (known?.registryKeys ?? []).length === 0 && { registryKeys: [key] }),
  };
};

/**
 * Releases the shell and every built remote whose version is not current, as the start of a deployment does: each must
 * pass its smoke test, and what failed or was rolled back before stays as it is. The settings of the start become those
 * of the origin. The first release does not wait for its smoke test: call what is returned once the product is open.
 */
export const releaseBuilds = async ({
  originDirectory: origin,
  publicUrl,
  development,
  telemetryPercent,
  openSmoke,
  buildsDirectory = repositoryRoot,
}: ReleaseBuildsOptions): Promise<() => Promise<void>> => {
  const isFirst = readRegistry(origin) === null;
  const changes = listChangedSettings(origin, { publicUrl, development, telemetryPercent });
  if (Object.keys(changes).length > 0) await changeSettings(origin, changes);
  const candidates = listBuilds(buildsDirectory);
  const outcome = await releaseCandidates({
    origin,
    candidates,
    openSmoke: isFirst ? () => Promise.resolve(null) : openSmoke,
    isStart: true,
  });
  printOutcome(outcome);
  if (!readRegistry(origin)) throw new Error('Nothing could be released. See the findings above.');
  await repairPages(origin);
  return () => (isFirst ? proveFirst(origin, openSmoke, outcome.released) : Promise.resolve());
};
