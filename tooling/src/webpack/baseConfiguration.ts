import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { UnusedFederationPlugin } from './UnusedFederationPlugin.ts';
import { buildMode } from './buildMode.ts';

const swc = (hot: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // A development JSX runtime crashes the production React of a released host: only `hot` has it.
      transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
    },
  },
});

const contracts: RuleSetRule = {
  test: /[\\/]contracts[\\/]src[\\/].*\.ts$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'contractsLoader.ts'),
};

/** The federation runtime as its parts are used; its packages do not all say that unused ones may go. */
const federation: RuleSetRule = { test: /[\\/]@module-federation[\\/]/, sideEffects: false };

/** zod carries its messages in some forty languages (31 KB of brotli); ours come from the error catalogue. */
const zodInEnglish = new webpack.NormalModuleReplacementPlugin(/locales\/index\.js$/, (request) => {
  if (request.context.includes('/zod/')) request.request = request.request.replace('index.js', 'en.js');
});

/** What shell and remotes have in common. Released file names carry their content's hash and never change. */
export const baseConfiguration = (directory: string, uniqueName: string): Configuration => {
  const mode = buildMode();
  const released = mode === 'production';
  const filename = released ? '[name].[contenthash:10].js' : '[name].js';
  return {
    mode: mode === 'hot' ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: directory,
    devtool: released ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      filename,
      chunkFilename: filename,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName,
      chunkLoadTimeout: 5_000,
      crossOriginLoading: 'anonymous',
      clean: released,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: { '@module-federation/runtime/helpers$': path.join(import.meta.dirname, 'noHelpers.ts') },
    },
    module: {
      rules: [
        swc(mode === 'hot'),
        federation,
        ...(released ? [contracts] : []),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      minimize: released,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    plugins: [new ChunkIntegrityPlugin(), new UnusedFederationPlugin(), zodInEnglish],
  };
};
