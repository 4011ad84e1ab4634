import webpack, { type Configuration } from 'webpack';
import { getBuildIdentity } from './buildIdentity.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { getBuildMode } from './buildMode.ts';
import { refreshRuntime, withHotReplacement } from './hotReplacement.ts';
import { readProvidedVersions } from './shareVersions.ts';

/** Switches of the federation runtime, which its plugin would set: the kernel loads remotes itself. */
const federationSwitches = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_REMOTE: true,
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
};

/**
 * Webpack configuration of the host. It provides its shared modules through the federation runtime (`shell/src/sharedModules.ts`)
 * and imports them directly itself, so it needs no federation plugin.
 */
export const shellConfiguration = (directory: string): Configuration => {
  const { version, container } = getBuildIdentity(directory, 'shell');
  const base = baseConfiguration(directory, container);
  const hot = getBuildMode() === 'hot' ? [refreshRuntime] : [];
  const configuration: Configuration = {
    ...base,
    entry: { shell: [...hot, './src/start.ts'] },
    output: { ...base.output, publicPath: `/shell/${version}/` },
    optimization: { ...base.optimization, runtimeChunk: false },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        ...federationSwitches,
        SHARED_VERSIONS: JSON.stringify(readProvidedVersions(directory)),
      }),
    ],
  };
  return withHotReplacement(configuration, 'shell');
};

/**
 * Inline bootstrap scripts: the colour scheme before the first paint, deferred hydration, and what makes the layout of a
 * static page work. No federation.
 */
export const createBootstrapConfiguration = (directory: string): Configuration => {
  const base = baseConfiguration(directory, 'rankwright_bootstrap');
  return {
    ...base,
    entry: {
      scheme: './src/bootstrap/scheme.ts',
      deferredHydration: './src/bootstrap/deferredHydration.ts',
      staticPage: './src/bootstrap/staticPage.ts',
      privatePage: './src/bootstrap/privatePage.ts',
      savedScreen: './src/bootstrap/savedScreen.ts',
    },
    output: { ...base.output, clean: false },
    plugins: [],
  };
};

/** The service worker, which runs outside of any page. Placed at the root of the origin with the pages. */
export const createWorkerConfiguration = (directory: string): Configuration => {
  const base = baseConfiguration(directory, 'rankwright_worker');
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { serviceWorker: './src/worker/serviceWorker.ts' },
    output: { ...base.output, clean: false },
    plugins: [],
  };
};
