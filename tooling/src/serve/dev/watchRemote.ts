import path from 'node:path';
import type { RemoteConfig, RemoteContract } from '@rankwright/contracts/remote';
import type { Compiler, Configuration, Stats } from 'webpack';
import { createRemoteContract } from '../../build/createRemoteContract.ts';
import { readSource } from '../../build/readSource.ts';
import { getFileInfo } from '../../build/fileInfo.ts';
import { loadExport } from '../../build/loadExport.ts';
import { getBuildIdentity } from '../../build/webpack/buildIdentity.ts';
import { developmentVersion } from '../../build/webpack/buildMode.ts';
import { watchBuild, type WatchedBuild } from './watchBuild.ts';

const statsOptions = { all: false, assets: true, chunkGroups: true, ids: true } as const;

/** Only the entry has an integrity hash: the other files change while the page is open. */
const createDevelopmentContract = (
  directory: string,
  config: RemoteConfig,
  stats: Stats,
  compiler: Compiler,
) => {
  const entry = compiler.outputFileSystem as unknown as typeof import('node:fs');
  return createRemoteContract({
    directory,
    config,
    identity: getBuildIdentity(directory, config.name),
    routesSource: readSource(directory, 'routes.tsx'),
    slotsSource: readSource(directory, 'slots.tsx'),
    stats: stats.toJson(statsOptions),
    // Nothing is preloaded in development.
    listSharedModules: () => [],
    files: { 'entry.js': getFileInfo(entry.readFileSync(path.join(directory, 'dist/entry.js'))) },
  });
};

/** Where the files of a remote in development lie inside the host. */
export const getDevelopmentBase = (name: string): string => `/remotes/${name}/${developmentVersion}/`;

/** Builds a remote in memory at each change. `onBuilt` gets the contract of every build. */
export const watchRemote = async (
  directory: string,
  base: string,
  onBuilt: (contract: RemoteContract) => void,
): Promise<WatchedBuild> => {
  const config = await loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote');
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  return watchBuild(configuration, config.name, base, (stats, compiler) =>
    onBuilt(createDevelopmentContract(directory, config, stats, compiler)),
  );
};
