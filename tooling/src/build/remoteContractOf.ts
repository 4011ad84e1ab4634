import {
  remoteConfig,
  remoteContract,
  type RemoteConfig,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import type { StatsCompilation } from 'webpack';
import { routesChunk } from '../webpack/remoteConfiguration.ts';
import { lazyShares } from '../webpack/sharePolicy.ts';
import { neededRanges } from '../webpack/shareVersions.ts';
import type { BuildIdentity } from './buildIdentity.ts';
import type { FileFacts } from './fileFacts.ts';
import { exportedNames, pageChunks } from './pageChunks.ts';

interface Facts {
  directory: string;
  config: RemoteConfig;
  identity: BuildIdentity;
  routesSource: string;
  stats: StatsCompilation;
  /** Shared modules that a chunk asks for. */
  sharedBy: (chunk: string) => string[];
  files: Record<string, FileFacts>;
}

/** Files of a chunk group: the named chunk and what it needs beside it. */
const filesOf = (stats: StatsCompilation, chunk: string): string[] =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((name) => /\.(js|css)$/.test(name));

/** Route path → the chunk of its page. */
const pagesOf = ({ config, routesSource }: Facts): [path: string, chunk: string][] => {
  const pages = pageChunks(routesSource);
  return config.routes.map(({ path }) => {
    const page = pages[path];
    if (!page)
      throw new Error(
        `${config.name}: the route ${path} has no page. Give it one in src/routes.tsx with a webpackChunkName.`,
      );
    return [path, page];
  });
};

const assetsOf = ({ stats, files }: Facts, page: string, entry: string): string[] => {
  const wanted = [entry, ...filesOf(stats, routesChunk), ...filesOf(stats, page)];
  return [...new Set(wanted)].filter((file) => file in files);
};

const kitsOf = ({ sharedBy }: Facts, page: string): string[] =>
  [...new Set([...sharedBy(routesChunk), ...sharedBy(page)])].filter((name) => lazyShares.includes(name));

/** The remote's contract: what its team declared, and what the compiler did. */
export const remoteContractOf = (facts: Facts): RemoteContract => {
  const { directory, config, identity, routesSource, files } = facts;
  const pages = pagesOf(facts);
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
    shared: neededRanges(directory),
    files,
    assets: Object.fromEntries(pages.map(([path, page]) => [path, assetsOf(facts, page, entry)])),
    kits: Object.fromEntries(pages.map(([path, page]) => [path, kitsOf(facts, page)])),
  });
};
