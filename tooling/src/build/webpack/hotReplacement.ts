import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { getBuildMode } from './buildMode.ts';
import { createDataModule } from './dataModule.ts';
import { liveFolder, withLiveReplacement } from './liveReplacement.ts';

const updatesFolder = '@dev';

/** Path of the event stream that announces the hot updates of a build with this public path. */
export const getUpdatesPath = (publicPath: string, name: string): string =>
  `${publicPath}${updatesFolder}/${name}`;

/** Relative to the public path, which in the build of one remote belongs to another origin. */
const getClientModule = (name: string): string =>
  `webpack-hot-middleware/client?path=${updatesFolder}/${name}&dynamicPublicPath=true&name=${name}&reload=true&noInfo=true&overlay=false`;

/** The plugin's loader imports the runtime by its path, its helpers by name. */
const refreshRequests = ['react-refresh/runtime', createRequire(import.meta.url).resolve('react-refresh')];

/** Only the host has the refresh runtime: with two copies updates fail. */
const withHostRuntime = (configuration: Configuration, name: string): Configuration =>
  name === 'shell'
    ? configuration
    : {
        ...configuration,
        externals: Object.fromEntries(
          refreshRequests.map((request) => [request, 'var window.__REACT_REFRESH_RUNTIME__']),
        ),
      };

/** Adds hot module replacement to a development build. */
export const withHotReplacement = (configuration: Configuration, name: string): Configuration => {
  const mode = getBuildMode();
  if (mode === 'production') return configuration;
  const hot = mode === 'live' ? withLiveReplacement(configuration) : withHostRuntime(configuration, name);
  return {
    ...hot,
    name,
    plugins: [
      ...(hot.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({
        overlay: false,
        library: name,
        exclude: [/node_modules/i, liveFolder],
      }),
      new webpack.EntryPlugin(configuration.context ?? '', getClientModule(name), {}),
    ],
  };
};

/** First module of the host's entry: provides the refresh runtime to all builds. */
export const refreshRuntime = createDataModule(
  `import runtime from 'react-refresh/runtime'; window.__REACT_REFRESH_RUNTIME__ = runtime;`,
);
