import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { UnusedSharesPlugin } from './UnusedSharesPlugin.ts';
import { getBuildMode, type BuildMode } from './buildMode.ts';
import { createCompileHint } from './compileHint.ts';
import { liveJsx } from './liveReplacement.ts';
import { getNeighbour } from './neighbour.ts';

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

/** What the theme uses of each variable font (shared-ui/src/theme/typography.ts): the rest was half of its bytes. */
const fontAxes = {
  'newsreader-latin-opsz-normal.woff2': { opsz: { min: 18, max: 60 }, wght: { min: 400, max: 600 } },
  'hanken-grotesk-latin-wght-normal.woff2': { wght: { min: 400, max: 700 } },
};

const fontRules = Object.entries(fontAxes).map(([name, axes]): RuleSetRule => ({
  test: (file: string) => path.basename(file) === name,
  loader: getNeighbour('fontLoader'),
  options: { axes },
}));

/**
 * Enables tree shaking of packages that do not declare `sideEffects`: parts of the federation runtime, and what only emotion's
 * `withTheme` uses, which nobody calls.
 */
const sideEffectsRule: RuleSetRule = {
  test: /[\\/](@module-federation|hoist-non-react-statics)[\\/]/,
  sideEffects: false,
};

/** Packages that only one page uses are in the page's own chunk: each request costs a slow device milliseconds before its first paint. */
const sharedVendors = {
  test: /[\\/]node_modules[\\/]/,
  idHint: 'vendors',
  minChunks: 2,
  minSize: 40_000,
  priority: -10,
  reuseExistingChunk: true,
};

/** Webpack configuration shared by shell and remotes. Released file names contain a content hash. */
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
        sideEffectsRule,
        ...(isRelease ? fontRules : []),
        { test: /\.(woff2?|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      minimize: isRelease,
      splitChunks: { cacheGroups: { defaultVendors: sharedVendors } },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new ChunkIntegrityPlugin(),
      new UnusedSharesPlugin(),
      ...(isRelease ? [createCompileHint()] : []),
    ],
  };
};
