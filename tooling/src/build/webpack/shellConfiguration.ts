import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { getBuildIdentity } from './buildIdentity.ts';
import { ownConfiguration } from './ownConfiguration.ts';
import { getBuildMode } from './buildMode.ts';
import { refreshRuntime, withHotReplacement } from './hotReplacement.ts';
import { createHostShares } from './shareVersions.ts';

/** Webpack configuration of the host. It provides the shared modules; it names no remote. */
export const shellConfiguration = (directory: string): Configuration => {
  const { version, container } = getBuildIdentity(directory, 'shell');
  const base = ownConfiguration(directory, container);
  const hot = getBuildMode() === 'hot' ? [refreshRuntime] : [];
  const configuration: Configuration = {
    ...base,
    entry: { shell: [...hot, './src/start.ts'] },
    output: { ...base.output, publicPath: `/shell/${version}/` },
    optimization: { ...base.optimization, runtimeChunk: false },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'rankwright_shell',
        shared: createHostShares(directory),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
  return withHotReplacement(configuration, 'shell');
};

/**
 * Inline bootstrap scripts: what watches over the host's first files, the colour scheme before the first paint, a form that is submitted
 * before its page can handle it, and what makes the layout of a static page work. No federation.
 */
export const createBootstrapConfiguration = (directory: string): Configuration => {
  const base = ownConfiguration(directory, 'rankwright_bootstrap');
  return {
    ...base,
    entry: {
      watchdog: './src/bootstrap/watchdog.ts',
      scheme: './src/bootstrap/scheme.ts',
      heldSubmit: './src/bootstrap/heldSubmit.ts',
      staticPage: './src/bootstrap/staticPage.ts',
    },
    output: { ...base.output, clean: false },
    plugins: [],
  };
};
