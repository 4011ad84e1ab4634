import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { baseConfiguration } from './baseConfiguration.ts';
import { getBuildMode } from './buildMode.ts';
import { createCompileHint } from './compileHint.ts';
import { getNeighbour } from './neighbour.ts';

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

/** `baseConfiguration` of the packages in this repository: what is added makes their downloads smaller or their start earlier. */
export const ownConfiguration = (directory: string, uniqueName: string): Configuration => {
  const base = baseConfiguration(directory, uniqueName);
  const isRelease = getBuildMode() === 'production';
  return {
    ...base,
    module: {
      rules: [...(base.module?.rules ?? []), sideEffectsRule, ...(isRelease ? fontRules : [])],
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { defaultVendors: sharedVendors } },
    },
    plugins: [...(base.plugins ?? []), ...(isRelease ? [createCompileHint()] : [])],
  };
};
