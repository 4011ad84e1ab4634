import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { getBuildMode } from './buildMode.ts';

/** Path of the event stream that announces a build's hot updates. */
export const getUpdatesPath = (name: string): string => `/@dev/${name}`;

const getClientModule = (name: string): string =>
  `webpack-hot-middleware/client?path=${getUpdatesPath(name)}&name=${name}&reload=true&noInfo=true&overlay=false`;

/**
 * Adds hot module replacement to a build. Only the host has the refresh runtime: with two copies updates
 * fail.
 */
export const withHotReplacement = (configuration: Configuration, name: string): Configuration => {
  if (getBuildMode() !== 'hot') return configuration;
  const isHost = name === 'shell';
  return {
    ...configuration,
    name,
    ...(!isHost && { externals: { 'react-refresh/runtime': 'var window.__REACT_REFRESH_RUNTIME__' } }),
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: name }),
      new webpack.EntryPlugin(configuration.context ?? '', getClientModule(name), {}),
    ],
  };
};

/** First module of the host's entry: provides the refresh runtime to all builds. */
export const refreshRuntime = `data:text/javascript,${encodeURIComponent(
  `import runtime from 'react-refresh/runtime'; window.__REACT_REFRESH_RUNTIME__ = runtime;`,
)}`;
