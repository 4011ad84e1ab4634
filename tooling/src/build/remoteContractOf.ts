import {
  remoteConfig,
  remoteContract,
  type RemoteConfig,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import type { StatsCompilation } from 'webpack';
import { routesChunk } from '../webpack/remoteConfiguration.ts';
import { sharedRanges } from '../webpack/shareVersions.ts';
import type { BuildIdentity } from './buildIdentity.ts';
import type { FileFacts } from './fileFacts.ts';
import { exportedNames, pageChunks } from './pageChunks.ts';

interface Facts {
  directory: string;
  config: RemoteConfig;
  identity: BuildIdentity;
  routesSource: string;
  stats: StatsCompilation;
  files: Record<string, FileFacts>;
}

/** Files of a chunk group: the named chunk and what it needs beside it. */
const filesOf = (stats: StatsCompilation, chunk: string): string[] =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((name) => /\.(js|css)$/.test(name));

const assetsOf = ({ config, routesSource, stats, files }: Facts, entry: string): Record<string, string[]> => {
  const pages = pageChunks(routesSource);
  return Object.fromEntries(
    config.routes.map(({ path }) => {
      const page = pages[path];
      if (!page)
        throw new Error(
          `${config.name}: the route ${path} has no page. Give it one in src/routes.tsx with a webpackChunkName.`,
        );
      const wanted = [entry, ...filesOf(stats, routesChunk), ...filesOf(stats, page)];
      return [path, [...new Set(wanted)].filter((file) => file in files)];
    }),
  );
};

/** The remote's contract: what its team declared, and what the compiler did. */
export const remoteContractOf = (facts: Facts): RemoteContract => {
  const { directory, config, identity, routesSource, files } = facts;
  const entry = Object.keys(files).find((name) => name.startsWith('entry.'));
  if (!entry) throw new Error(`${config.name}: the build gave no entry script.`);
  return remoteContract.parse({
    ...remoteConfig.parse(config),
    schema: 1,
    version: identity.version,
    buildHash: identity.buildHash,
    entry,
    container: identity.container,
    exposes: { './routes': exportedNames(routesSource) },
    shared: sharedRanges(directory),
    files,
    assets: assetsOf(facts, entry),
  });
};
