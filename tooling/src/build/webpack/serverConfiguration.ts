import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ownConfiguration } from './ownConfiguration.ts';
import { createDataModule } from './dataModule.ts';
import { sharedNames } from './sharePolicy.ts';

/**
 * Global through which the host's bundle shares its modules with the remotes' bundles: one React on the
 * server too.
 */
const sharedGlobal = '__rankwrightShared';

const hostEntry = [
  `globalThis.${sharedGlobal} = {`,
  ...sharedNames.map((name) => `get ${JSON.stringify(name)}() { return require(${JSON.stringify(name)}); },`),
  '};',
  `module.exports = require('./src/server.tsx');`,
].join('\n');

const hostExternals = Object.fromEntries(
  sharedNames.map((name) => [name, `globalThis.${sharedGlobal}[${JSON.stringify(name)}]`]),
);

/** One bundle for Node, with the same asset URLs as the browser build. */
const createServerConfiguration = (directory: string, file: string, publicPath: string): Configuration => {
  const base = ownConfiguration(directory, 'server');
  return {
    ...base,
    target: 'node20',
    devtool: false,
    output: {
      path: path.join(directory, 'dist/server'),
      filename: file,
      publicPath,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      library: { type: 'commonjs2' },
    },
    module: {
      rules: [...(base.module?.rules ?? []), { scheme: 'data', type: 'javascript/dynamic' }],
      generator: { asset: { emit: false } },
    },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
};

export const createShellServerConfiguration = (directory: string, publicPath: string): Configuration => ({
  ...createServerConfiguration(directory, 'server.cjs', publicPath),
  entry: createDataModule(hostEntry),
});

export const createRemoteServerConfiguration = (directory: string, publicPath: string): Configuration => ({
  ...createServerConfiguration(directory, 'routes.cjs', publicPath),
  entry: './src/routes.tsx',
  externals: hostExternals,
  externalsType: 'var',
});
