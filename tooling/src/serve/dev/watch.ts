import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostApiVersion, type RemoteConfig } from '@rankwright/contracts/remote';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { getBuildIdentity } from '../../build/webpack/buildIdentity.ts';
import { getFileInfo } from '../../build/fileInfo.ts';
import { loadExport } from '../../build/loadExport.ts';
import { createRemoteContract } from '../../build/createRemoteContract.ts';
import type { Middleware } from '../gateway/createGateway.ts';
import { getUpdatesPath } from '../../build/webpack/hotReplacement.ts';
import { createBootstrapConfiguration } from '../../build/webpack/shellConfiguration.ts';
import type { DevelopmentOrigin } from './developmentOrigin.ts';
import { chainMiddleware } from './chainMiddleware.ts';

export interface WatchedBuild {
  middleware: Middleware;
  close: () => Promise<void>;
}

const statsOptions = { all: false, assets: true, chunkGroups: true, ids: true } as const;

/** Prints compile errors; the page keeps the last successful build. */
const logBuildErrors = (name: string, stats: Stats): void => {
  console.error(`${name}:\n${stats.toString({ all: false, errors: true, colors: true })}`);
};

/**
 * Watches one build and serves it from memory. `onBuilt` gets every successful build, the first one before
 * this resolves.
 */
const watchBuild = (
  configuration: Configuration,
  name: string,
  publicPath: string,
  onBuilt: (stats: Stats, compiler: Compiler) => void,
): Promise<WatchedBuild> => {
  const compiler = webpack(configuration);
  compiler.hooks.done.tap('rankwright', (stats) => {
    if (stats.hasErrors()) logBuildErrors(name, stats);
    else onBuilt(stats, compiler);
  });
  const files = devMiddleware(compiler, { publicPath, stats: 'none', index: false });
  const updates = hotMiddleware(compiler, { path: getUpdatesPath(name), log: false }) as Middleware;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      files.close(() => resolve());
    });
  const middleware = chainMiddleware([
    (request, response, next) => void files(request, response, next),
    updates,
  ]);
  return new Promise((resolve) => {
    files.waitUntilValid(() => resolve({ middleware, close }));
  });
};

export const watchShell = async (directory: string, origin: DevelopmentOrigin): Promise<WatchedBuild> => {
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const { version } = getBuildIdentity(directory, 'shell');
  const base = `/shell/${version}/`;
  const entries = { shell: ['shell.js'], scheme: ['scheme.js'] };
  const updateShell = (): void =>
    origin.updateShell(
      { version, hostApi: hostApiVersion, shared: {}, entries, files: {}, fonts: [], lazySharedModules: {} },
      readFileSync(path.join(directory, 'src/index.html'), 'utf8'),
    );
  const bootstrap = await watchBuild(
    createBootstrapConfiguration(directory),
    'bootstrap',
    base,
    () => undefined,
  );
  const shell = await watchBuild(configuration, 'shell', base, updateShell);
  return {
    middleware: chainMiddleware([bootstrap.middleware, shell.middleware]),
    close: async () => {
      await bootstrap.close();
      await shell.close();
    },
  };
};

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
    routesSource: readFileSync(path.join(directory, 'src/routes.tsx'), 'utf8'),
    stats: stats.toJson(statsOptions),
    // Nothing is preloaded in development.
    listSharedModules: () => [],
    files: { 'entry.js': getFileInfo(entry.readFileSync(path.join(directory, 'dist/entry.js'))) },
  });
};

export const watchRemote = async (directory: string, origin: DevelopmentOrigin): Promise<WatchedBuild> => {
  const config = await loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote');
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const { version } = getBuildIdentity(directory, config.name);
  return watchBuild(configuration, config.name, `/remotes/${config.name}/${version}/`, (stats, compiler) =>
    origin.updateRemote(createDevelopmentContract(directory, config, stats, compiler)),
  );
};
