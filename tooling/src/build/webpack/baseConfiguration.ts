import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { getBuildMode, type BuildMode } from './buildMode.ts';
import { liveJsx } from './liveReplacement.ts';

const createSwcRule = (mode: BuildMode): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          // A development JSX runtime crashes the production React of a released host: only `hot` has it.
          development: mode === 'hot',
          refresh: mode !== 'production',
          ...(mode === 'live' && { importSource: liveJsx }),
        },
      },
    },
  },
});

/** Webpack configuration of every build, and all of it for a team's remote in its own repository. Released file names contain a content hash. */
export const baseConfiguration = (directory: string, uniqueName: string): Configuration => {
  const mode = getBuildMode();
  const isRelease = mode === 'production';
  const filename = isRelease ? '[name].[contenthash:10].js' : '[name].js';
  return {
    mode: isRelease ? 'production' : 'development',
    target: ['web', 'es2022'],
    context: directory,
    devtool: isRelease ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      filename,
      chunkFilename: filename,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName,
      // A module that throws is evaluated again the next time: a shared module may be missing once, after a failed request.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
      clean: isRelease,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
    module: {
      rules: [
        createSwcRule(mode),
        { test: /\.(woff2?|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      minimize: isRelease,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    plugins: [new ChunkIntegrityPlugin()],
  };
};
