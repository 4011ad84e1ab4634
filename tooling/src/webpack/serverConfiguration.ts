import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration } from './baseConfiguration.ts';
import { sharedNames } from './sharePolicy.ts';

/** Where the host's bundle leaves the shared modules for the remotes' bundles: one React on the server too. */
const shelf = '__rankwrightShared';

const hostEntry = [
  `globalThis.${shelf} = {`,
  ...sharedNames.map((name) => `get ${JSON.stringify(name)}() { return require(${JSON.stringify(name)}); },`),
  '};',
  `module.exports = require('./src/server.tsx');`,
].join('\n');

const takenFromHost = Object.fromEntries(
  sharedNames.map((name) => [name, `globalThis.${shelf}[${JSON.stringify(name)}]`]),
);

/** One file for Node, with the same asset addresses as the browser's build. */
const serverBase = (directory: string, file: string, publicPath: string): Configuration => {
  const base = baseConfiguration(directory, 'server');
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

export const shellServerConfiguration = (directory: string, publicPath: string): Configuration => ({
  ...serverBase(directory, 'server.cjs', publicPath),
  entry: `data:text/javascript,${encodeURIComponent(hostEntry)}`,
});

export const remoteServerConfiguration = (directory: string, publicPath: string): Configuration => ({
  ...serverBase(directory, 'routes.cjs', publicPath),
  entry: './src/routes.tsx',
  externals: takenFromHost,
  externalsType: 'var',
});
