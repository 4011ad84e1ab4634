import path from 'node:path';
import { buildPages } from '../../pages/buildPages.ts';
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

/** Serves shell, remotes and API from their sources on one port, with hot module replacement. Returns the public URL. */
export const developAll = async (settings: StartSettings, onStop: OnStop): Promise<string> => {
  process.env.RANKWRIGHT_BUILD = 'hot';
  const origin = createDevelopmentOrigin(settings, { withoutPolicy: true });
  const names = listRemotePackages();
  console.log(`Building shell, ${names.join(', ')} …`);
  const builds = [await watchShell(path.join(repositoryRoot, 'shell'), origin)];
  for (const name of names) builds.push(await watchInHost(name, origin));
  for (const build of builds) onStop(build.close);
  return serveOrigin(
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

/** Serves one remote from its sources inside the released host; the others come from the registry. Returns the public URL. */
export const developRemote = async (
  settings: StartSettings & Pick<ReleaseBuildsOptions, 'openSmoke'>,
  name: string,
  onStop: OnStop,
): Promise<string> => {
  await buildPackages(onStop);
  await releaseBuilds(settings);
  process.env.RANKWRIGHT_BUILD = 'live';
  const origin = createDevelopmentOrigin(settings);
  linkReleases(settings.originDirectory, origin.directory);
  const build = await watchInHost(name, origin);
  onStop(build.close);
  await buildPages({ ...origin.options, origin: origin.directory });
  return serveOrigin(
    {
      ...settings,
      originDirectory: origin.directory,
      before: build.middleware,
    },
    onStop,
  );
};
