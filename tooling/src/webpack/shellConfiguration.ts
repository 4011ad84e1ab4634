import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { buildIdentity } from '../build/buildIdentity.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { buildMode } from './buildMode.ts';
import { refreshRuntime, withHotParts } from './hotParts.ts';
import { eagerShares } from './sharePolicy.ts';
import { hostShares } from './shareVersions.ts';

/** A share is provided only when something asks for it; the host gives all of them, whether it needs them itself or not. */
const allEagerShares = `data:text/javascript,${encodeURIComponent(
  eagerShares.map((name) => `import ${JSON.stringify(name)};`).join('\n'),
)}`;

/** The webpack configuration of the host: it provides what is shared and names no remote. */
export const shellConfiguration = (directory: string): Configuration => {
  const { version, container } = buildIdentity(directory, 'shell');
  const base = baseConfiguration(directory, container);
  const hot = buildMode() === 'hot' ? [refreshRuntime] : [];
  const configuration: Configuration = {
    ...base,
    entry: { shell: [...hot, './src/strictPolicy.ts', allEagerShares, './src/main.tsx'] },
    output: { ...base.output, publicPath: `/shell/${version}/` },
    optimization: { ...base.optimization, runtimeChunk: false },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'rankwright_shell',
        shared: hostShares(directory),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
  return withHotParts(configuration, 'shell');
};

/** What stands in the page itself: the colour scheme before the first paint, and what starts a held page. No federation. */
export const earlyConfiguration = (directory: string): Configuration => {
  const base = baseConfiguration(directory, 'rankwright_early');
  return {
    ...base,
    entry: { scheme: './src/early/scheme.ts', held: './src/early/heldPage.ts' },
    output: { ...base.output, clean: false },
    plugins: [],
  };
};
