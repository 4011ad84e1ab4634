import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { UnusedSharesPlugin } from './UnusedSharesPlugin.ts';
import { UnusedFederationPlugin } from './UnusedFederationPlugin.ts';
import { getBuildMode, type BuildMode } from './buildMode.ts';
import { createCompileHint } from './compileHint.ts';
import { createComponentChunks } from './componentChunks.ts';
import { liveJsx } from './liveReplacement.ts';
import { getNeighbour } from './neighbour.ts';
import { createReleasedRouter } from './releasedRouter.ts';

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

const contractsRule: RuleSetRule = {
  test: /[\\/](contracts|platforms)[\\/](src[\\/].*\.ts|dist[\\/].*\.js)$/,
  enforce: 'pre',
  loader: getNeighbour('contractsLoader'),
};

const routerRule: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/]/,
  loader: getNeighbour('unnamedComponents'),
};

const bundlerRuntimeRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.js$/,
  loader: getNeighbour('slimBundlerRuntime'),
};

/** Copies of the contracts' modules for `contracts/src/schemas.ts`: in the first files the same modules have no schemas. */
const schemasRule: RuleSetRule = {
  test: /[\\/]contracts[\\/](src|dist)[\\/]schemas\.[tj]s$/,
  layer: 'schemas',
};

/** One copy of zod, in whichever layer it is imported. */
const zodRule: RuleSetRule = {
  test: /[\\/](node_modules[\\/]zod[\\/]|contracts[\\/](src|dist)[\\/](zod|withoutEval)\.[tj]s$)/,
  layer: 'schemas',
};

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

/**
 * zod bundles its messages in about forty languages (31 KB brotli); our texts come from the error catalogue.
 */
const zodEnglishOnly = new webpack.NormalModuleReplacementPlugin(/locales\/index\.js$/, (request) => {
  if (request.context.includes('/zod/')) request.request = request.request.replace('index.js', 'en.js');
});

/** Ripples are off in the theme; their code and that of the transitions around them stay out. */
const noRipples = new webpack.NormalModuleReplacementPlugin(
  /^\.\/TouchRipple\.mjs$/,
  getNeighbour('noComponent'),
);

const muiSelectFolder = /[\\/]@mui[\\/]material[\\/]Select$/;

/** Every input is outlined; MUI's select would bring its two other looks with it. */
const noOtherInputs = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/(Filled)?Input\/index\.mjs$/,
  (request) => {
    if (muiSelectFolder.test(request.context)) request.request = getNeighbour('noComponent');
  },
);

/** MUI's select shows its list in our menu, which loads when it opens; its own would bring the overlays to every page with a select. */
const createLazySelectMenu = (directory: string) =>
  new webpack.NormalModuleReplacementPlugin(/^\.\.\/Menu\/Menu\.mjs$/, (request) => {
    if (!muiSelectFolder.test(request.context)) return;
    const core = createRequire(path.join(directory, 'package.json')).resolve('@rankwright/shared-ui/core');
    request.request = path.join(path.dirname(core), 'overlays', `SelectMenu${path.extname(core)}`);
  });

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
      chunkLoadTimeout: 5_000,
      crossOriginLoading: 'anonymous',
      clean: isRelease,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        '@module-federation/runtime/helpers$': getNeighbour('noHelpers'),
        '@emotion/is-prop-valid$': getNeighbour('noPropFilter'),
        ...(isRelease && createReleasedRouter(directory)),
      },
    },
    module: {
      rules: [
        createSwcRule(mode),
        sideEffectsRule,
        schemasRule,
        zodRule,
        ...(isRelease ? [contractsRule, routerRule, bundlerRuntimeRule, ...fontRules] : []),
        { test: /\.(woff2|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      minimize: isRelease,
      splitChunks: { cacheGroups: { defaultVendors: sharedVendors, ...createComponentChunks() } },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    experiments: { layers: true },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new ChunkIntegrityPlugin(),
      new UnusedFederationPlugin(),
      new UnusedSharesPlugin(),
      ...(isRelease ? [createCompileHint()] : []),
      zodEnglishOnly,
      noRipples,
      noOtherInputs,
      createLazySelectMenu(directory),
    ],
  };
};
