import path from 'node:path';
import { linkReleases } from '../../release/temporaryOrigin.ts';
import { buildPackages } from '../../build/buildPackages.ts';
import { listRemotePackages } from '../../build/listRemotePackages.ts';
import { releaseBuilds, type ReleaseBuildsOptions } from '../../release/releaseBuilds.ts';
import { repositoryRoot } from '../../origin/paths.ts';
import { serveOrigin, type OnStop } from '../serveOrigin.ts';
import type { StartSettings } from '../../origin/settings.ts';
import { createDevelopmentOrigin, type DevelopmentOrigin } from './developmentOrigin.ts';
import { restartOnChange } from './restartOnChange.ts';
import { getDevelopmentBase, watchRemote } from './watchRemote.ts';
import { watchShell } from './watchShell.ts';
import { chainMiddleware } from './chainMiddleware.ts';

const getRemoteDirectory = (name: string): string => path.join(repositoryRoot, `remote-${name}`);
const watchInHost = (name: string, origin: DevelopmentOrigin) =>
  watchRemote(getRemoteDirectory(name), getDevelopmentBase(name), origin.updateRemote);
const apiFromSources = ['--import', 'tsx', 'api/src/server.ts'];

/** Serves shell, remotes and API from their sources on one port, with hot module replacement. */
export const developAll = async (settings: StartSettings, onStop: OnStop): Promise<void> => {
  process.env.RANKWRIGHT_BUILD = 'hot';
  const origin = createDevelopmentOrigin(settings, { withoutPolicy: true });
  const names = listRemotePackages();
  console.log(`Building shell, ${names.join(', ')} …`);
  const builds = [await watchShell(path.join(repositoryRoot, 'shell'), origin)];
  for (const name of names) builds.push(await watchInHost(name, origin));
  for (const build of builds) onStop(build.close);
  await serveOrigin(
    {
      ...settings,
      originDirectory: origin.directory,
      api: apiFromSources,
      before: chainMiddleware(builds.map((build) => build.middleware)),
      onApi: (api) => restartOnChange(['api/src', 'contracts/src', 'platforms/src'], api.restart),
    },
    onStop,
  );
};

/**
 * Serves one remote from its sources; the other remotes are the released ones. The host is built from its sources too:
 * only a development build of React replaces components without losing their state.
 */
export const developRemote = async (
  settings: StartSettings & Pick<ReleaseBuildsOptions, 'openSmoke'>,
  name: string,
  onStop: OnStop,
): Promise<void> => {
  if (!settings.skipBuild) await buildPackages(onStop);
  await releaseBuilds(settings);
  process.env.RANKWRIGHT_BUILD = 'hot';
  const origin = createDevelopmentOrigin(settings, { withoutPolicy: true });
  linkReleases(settings.originDirectory, origin.directory);
  const shell = await watchShell(path.join(repositoryRoot, 'shell'), origin);
  onStop(shell.close);
  const build = await watchInHost(name, origin);
  onStop(build.close);
  await serveOrigin(
    {
      ...settings,
      originDirectory: origin.directory,
      before: chainMiddleware([shell.middleware, build.middleware]),
    },
    onStop,
  );
};
