import path from 'node:path';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { getBuildIdentity, isStandalone } from './buildIdentity.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { ownConfiguration } from './ownConfiguration.ts';
import { getBuildMode } from './buildMode.ts';
import { withHotReplacement } from './hotReplacement.ts';
import { exposeStable } from './liveReplacement.ts';
import { createRemoteShares } from './shareVersions.ts';

/** Name of the chunk that holds the exposed routes module. */
export const routesChunk = 'routes';
/** Name of the chunk that holds the exposed contributions to slots. */
export const slotsChunk = 'slots';

const getExposed = (directory: string, name: 'routes' | 'slots'): string => {
  const source = `./src/${name}.tsx`;
  return getBuildMode() === 'live' ? exposeStable(directory, source, name) : source;
};

const createExposes = (directory: string, { slots = [] }: RemoteConfig) => ({
  './routes': { import: getExposed(directory, 'routes'), name: routesChunk },
  ...(slots.length > 0 && { './slots': { import: getExposed(directory, 'slots'), name: slotsChunk } }),
});

const createBase = (directory: string, uniqueName: string): Configuration =>
  isStandalone(directory)
    ? baseConfiguration(directory, uniqueName)
    : ownConfiguration(directory, uniqueName);

/**
 * Webpack configuration of a remote. The container name contains the version, so that two versions can run on
 * one page.
 */
export const remoteConfiguration = (directory: string, config: RemoteConfig): Configuration => {
  const { container } = getBuildIdentity(directory, config.name);
  const base = createBase(directory, container);
  const configuration: Configuration = {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: getBuildMode() === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
        library: { type: 'var', name: container },
        exposes: createExposes(directory, config),
        shared: createRemoteShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // The host provides the runtime (shell/src/kernel/ports/runtime.ts): each entry is 9 KB smaller.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
  return withHotReplacement(configuration, config.name);
};

/** Name of the entry of a page script: `blog/blog.script.ts` → `script-blog`. */
export const getPageScriptName = (source: string): string => `script-${path.basename(source).split('.')[0]}`;

/** The remote's page scripts (`RemoteConfig.pageScripts`): each one file without React and federation. */
export const createPageScriptsConfiguration = (
  directory: string,
  sources: readonly string[],
): Configuration => {
  const base = createBase(directory, 'rankwright_page_scripts');
  return {
    ...base,
    entry: Object.fromEntries(sources.map((source) => [getPageScriptName(source), `./src/${source}`])),
    output: { ...base.output, clean: false },
    plugins: [],
  };
};
