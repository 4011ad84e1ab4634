import {
  remoteConfig,
  remoteContract,
  type RemoteConfig,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import type { StatsCompilation } from 'webpack';
import { getPageScriptName, routesChunk } from './webpack/remoteConfiguration.ts';
import { lazyShares } from './webpack/sharePolicy.ts';
import { getRequiredRanges } from './webpack/shareVersions.ts';
import type { BuildIdentity } from './webpack/buildIdentity.ts';
import type { FileInfo } from './fileInfo.ts';
import { listExportedNames, parsePageChunks } from './parsePageChunks.ts';

interface ContractInput {
  directory: string;
  config: RemoteConfig;
  identity: BuildIdentity;
  routesSource: string;
  stats: StatsCompilation;
  /** Shared modules that a chunk imports. */
  listSharedModules: (chunk: string) => string[];
  files: Record<string, FileInfo>;
}

/** Files of a chunk group: the named chunk and the chunks it depends on. */
const listChunkFiles = (stats: StatsCompilation, chunk: string): string[] =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((name) => /\.(js|css)$/.test(name));

/** Pairs of route path and page chunk. Throws when a route has no page. */
const listPageChunks = ({ config, routesSource }: ContractInput): [path: string, chunk: string][] => {
  const pages = parsePageChunks(routesSource);
  return config.routes.map(({ path }) => {
    const page = pages[path];
    if (!page)
      throw new Error(
        `${config.name}: the route ${path} has no page. Add one with a webpackChunkName in src/routes.tsx.`,
      );
    return [path, page];
  });
};

const listRouteAssets = ({ stats, files }: ContractInput, page: string, entry: string): string[] => {
  const wanted = [entry, ...listChunkFiles(stats, routesChunk), ...listChunkFiles(stats, page)];
  return [...new Set(wanted)].filter((file) => file in files);
};

const listLazySharedModules = ({ listSharedModules }: ContractInput, page: string): string[] =>
  [...new Set([...listSharedModules(routesChunk), ...listSharedModules(page)])].filter((name) =>
    lazyShares.includes(name),
  );

/** Route path → built page script. In development none is built, and prerendered pages are hydrated. */
const mapPageScripts = ({ config, files }: ContractInput): RemoteContract['pageScripts'] => {
  const findFile = (source: string): string | undefined =>
    Object.keys(files).find((name) => name.startsWith(`${getPageScriptName(source)}.`));
  const built = Object.entries(config.pageScripts ?? {}).map(
    ([path, source]) => [path, source === null ? null : findFile(source)] as const,
  );
  return Object.fromEntries(
    built.filter((entry): entry is [string, string | null] => entry[1] !== undefined),
  );
};

/** Creates the remote's contract from its configuration and the compiler's output. */
export const createRemoteContract = (input: ContractInput): RemoteContract => {
  const { directory, config, identity, routesSource, files } = input;
  const pages = listPageChunks(input);
  const entry = Object.keys(files).find((name) => name.startsWith('entry.'));
  if (!entry) throw new Error(`${config.name}: the build has no entry script.`);
  return remoteContract.parse({
    ...remoteConfig.parse(config),
    schema: 1,
    version: identity.version,
    buildHash: identity.buildHash,
    entry,
    container: identity.container,
    exposes: { './routes': listExportedNames(routesSource) },
    shared: getRequiredRanges(directory),
    files,
    pageScripts: mapPageScripts(input),
    assets: Object.fromEntries(pages.map(([path, page]) => [path, listRouteAssets(input, page, entry)])),
    lazySharedModules: Object.fromEntries(
      pages.map(([path, page]) => [path, listLazySharedModules(input, page)]),
    ),
  });
};
