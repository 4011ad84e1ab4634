import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { getUpdatesPath } from '../../build/webpack/hotReplacement.ts';
import type { Middleware } from '../gateway/createGateway.ts';
import { chainMiddleware } from './chainMiddleware.ts';

export interface WatchedBuild {
  middleware: Middleware;
  close: () => Promise<void>;
}

/** Prints compile errors; the page keeps the last successful build. */
const logBuildErrors = (name: string, stats: Stats): void => {
  console.error(`${name}:\n${stats.toString({ all: false, errors: true, colors: true })}`);
};

/**
 * Watches one build and serves it from memory. `onBuilt` gets every successful build, the first one before
 * this resolves.
 */
export const watchBuild = (
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
  const updates = hotMiddleware(compiler, {
    path: getUpdatesPath(publicPath, name),
    log: false,
  }) as Middleware;
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
