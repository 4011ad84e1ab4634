import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { buildMode } from './buildMode.ts';

/** Where a build's updates are announced while it is being developed. */
export const updatesPath = (name: string): string => `/@dev/${name}`;

const client = (name: string): string =>
  `webpack-hot-middleware/client?path=${updatesPath(name)}&name=${name}&reload=true&noInfo=true&overlay=false`;

/** Hot replacement for one build. The host keeps the one refresh runtime; two copies would update nothing. */
export const withHotParts = (configuration: Configuration, name: string): Configuration => {
  if (buildMode() !== 'hot') return configuration;
  const ofHost = name === 'shell';
  return {
    ...configuration,
    name,
    ...(!ofHost && { externals: { 'react-refresh/runtime': 'var window.__REACT_REFRESH_RUNTIME__' } }),
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: name }),
      new webpack.EntryPlugin(configuration.context ?? '', client(name), {}),
    ],
  };
};

/** First lines of the host's entry: the refresh runtime for everyone. */
export const refreshRuntime = `data:text/javascript,${encodeURIComponent(
  `import runtime from 'react-refresh/runtime'; window.__REACT_REFRESH_RUNTIME__ = runtime;`,
)}`;
