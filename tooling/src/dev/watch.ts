import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { buildIdentity } from '../build/buildIdentity.ts';
import { factsOf } from '../build/fileFacts.ts';
import { loadExport } from '../build/loadModule.ts';
import { remoteContractOf } from '../build/remoteContractOf.ts';
import type { Middleware } from '../gateway/createGateway.ts';
import { updatesPath } from '../webpack/hotParts.ts';
import { earlyConfiguration } from '../webpack/shellConfiguration.ts';
import type { DevelopmentOrigin } from './developmentOrigin.ts';
import { inTurn } from './inTurn.ts';

export interface Watched {
  middleware: Middleware;
  close: () => Promise<void>;
}

const statsWanted = { all: false, assets: true, chunkGroups: true, ids: true } as const;

/** Says what does not compile; the page keeps the last build that did. */
const complain = (name: string, stats: Stats): void => {
  console.error(`${name}:\n${stats.toString({ all: false, errors: true, colors: true })}`);
};

/** Watches one build and serves it from memory; `onBuilt` gets every build without errors, the first one before this resolves. */
const watchBuild = (
  configuration: Configuration,
  name: string,
  publicPath: string,
  onBuilt: (stats: Stats, compiler: Compiler) => void,
): Promise<Watched> => {
  const compiler = webpack(configuration);
  compiler.hooks.done.tap('rankwright', (stats) => {
    if (stats.hasErrors()) complain(name, stats);
    else onBuilt(stats, compiler);
  });
  const files = devMiddleware(compiler, { publicPath, stats: 'none', index: false });
  const updates = hotMiddleware(compiler, { path: updatesPath(name), log: false }) as Middleware;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      files.close(() => resolve());
    });
  const middleware = inTurn([(request, response, next) => void files(request, response, next), updates]);
  return new Promise((resolve) => {
    files.waitUntilValid(() => resolve({ middleware, close }));
  });
};

export const watchShell = async (directory: string, origin: DevelopmentOrigin): Promise<Watched> => {
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const { version } = buildIdentity(directory, 'shell');
  const base = `/shell/${version}/`;
  const entries = { shell: ['shell.js'], scheme: ['scheme.js'] };
  const put = (): void =>
    origin.putShell(
      { version, entries, files: {}, fonts: [], kits: {} },
      readFileSync(path.join(directory, 'src/index.html'), 'utf8'),
    );
  const early = await watchBuild(earlyConfiguration(directory), 'early', base, () => undefined);
  const shell = await watchBuild(configuration, 'shell', base, put);
  return {
    middleware: inTurn([early.middleware, shell.middleware]),
    close: async () => {
      await early.close();
      await shell.close();
    },
  };
};

/** Only the entry is vouched for: the other files change under an open page. */
const contractOf = (directory: string, config: RemoteConfig, stats: Stats, compiler: Compiler) => {
  const entry = compiler.outputFileSystem as unknown as typeof import('node:fs');
  return remoteContractOf({
    directory,
    config,
    identity: buildIdentity(directory, config.name),
    routesSource: readFileSync(path.join(directory, 'src/routes.tsx'), 'utf8'),
    stats: stats.toJson(statsWanted),
    // Nothing is preloaded while one develops.
    sharedBy: () => [],
    files: { 'entry.js': factsOf(entry.readFileSync(path.join(directory, 'dist/entry.js'))) },
  });
};

export const watchRemote = async (directory: string, origin: DevelopmentOrigin): Promise<Watched> => {
  const config = await loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote');
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const { version } = buildIdentity(directory, config.name);
  return watchBuild(configuration, config.name, `/remotes/${config.name}/${version}/`, (stats, compiler) =>
    origin.putRemote(contractOf(directory, config, stats, compiler)),
  );
};
