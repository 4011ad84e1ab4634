import type { RemoteConfig } from '@rankwright/contracts/remote';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { buildIdentity } from '../build/buildIdentity.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { buildMode } from './buildMode.ts';
import { withHotParts } from './hotParts.ts';
import { remoteShares } from './shareVersions.ts';

/** Name of the chunk that holds the exposed routes module. */
export const routesChunk = 'routes';

/** The webpack configuration of a remote. Its container's name carries the version, so that two versions can share a page. */
export const remoteConfiguration = (directory: string, config: RemoteConfig): Configuration => {
  const { container } = buildIdentity(directory, config.name);
  const base = baseConfiguration(directory, container);
  const configuration: Configuration = {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: buildMode() === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
        library: { type: 'var', name: container },
        exposes: { './routes': { import: './src/routes.tsx', name: routesChunk } },
        shared: remoteShares(directory),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // The host gives the runtime (shell/src/kernel/ports/runtime.ts): each entry is 9 KB smaller.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
  return withHotParts(configuration, config.name);
};
