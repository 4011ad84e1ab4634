import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostApiVersion } from '@rankwright/contracts/remote';
import type { Configuration } from 'webpack';
import { loadExport } from '../../build/loadExport.ts';
import { getBuildIdentity } from '../../build/webpack/buildIdentity.ts';
import { createBootstrapConfiguration } from '../../build/webpack/shellConfiguration.ts';
import { chainMiddleware } from './chainMiddleware.ts';
import type { DevelopmentOrigin } from './developmentOrigin.ts';
import { watchBuild, type WatchedBuild } from './watchBuild.ts';

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
