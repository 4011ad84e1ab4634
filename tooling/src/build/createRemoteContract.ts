import {
  createSlotKey,
  remoteConfig,
  remoteContract,
  type RemoteConfig,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import type { StatsCompilation } from 'webpack';
import { getPageScriptName, routesChunk, slotsChunk } from './webpack/remoteConfiguration.ts';
import { lazyShares } from './webpack/sharePolicy.ts';
import { getRequiredRanges } from './webpack/shareVersions.ts';
import type { BuildIdentity } from './webpack/buildIdentity.ts';
import type { FileInfo } from './fileInfo.ts';
import { listExportedNames, parsePageChunks, parseSlotChunks } from './parsePageChunks.ts';

interface ContractInput {
  directory: string;
  config: RemoteConfig;
  identity: BuildIdentity;
  routesSource: string;
  /** Empty when the remote contributes to no slot. */
  slotsSource: string;
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

/** Pairs of key in `assets` and chunk. Throws when a contribution has no component. */
const listSlotChunks = ({ config, slotsSource }: ContractInput): [key: string, chunk: string][] => {
  const chunks = parseSlotChunks(slotsSource);
  return (config.slots ?? []).map(({ id }) => {
    const chunk = chunks[id];
    if (!chunk)
      throw new Error(
        `${config.name}: the contribution ${id} has no component. Add one with a webpackChunkName in src/slots.tsx.`,
      );
    return [createSlotKey(id), chunk];
  });
};

const listAssets = ({ stats, files }: ContractInput, entry: string, chunks: readonly string[]): string[] => {
  const wanted = [entry, ...chunks.flatMap((chunk) => listChunkFiles(stats, chunk))];
  return [...new Set(wanted)].filter((file) => file in files);
};

const listLazySharedModules = ({ listSharedModules }: ContractInput, chunks: readonly string[]): string[] =>
  [...new Set(chunks.flatMap(listSharedModules))].filter((name) => lazyShares.includes(name));

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
  const { directory, config, identity, routesSource, slotsSource, files } = input;
  const needed = [
    ...listPageChunks(input).map(([path, page]) => [path, [routesChunk, page]] as const),
    ...listSlotChunks(input).map(([key, chunk]) => [key, [slotsChunk, chunk]] as const),
  ];
  const entry = Object.keys(files).find((name) => name.startsWith('entry.'));
  if (!entry) throw new Error(`${config.name}: the build has no entry script.`);
  return remoteContract.parse({
    ...remoteConfig.parse(config),
    schema: 1,
    version: identity.version,
    buildHash: identity.buildHash,
    entry,
    container: identity.container,
    exposes: {
      './routes': listExportedNames(routesSource),
      ...(slotsSource && { './slots': listExportedNames(slotsSource) }),
    },
    shared: getRequiredRanges(directory),
    files,
    pageScripts: mapPageScripts(input),
    assets: Object.fromEntries(needed.map(([key, chunks]) => [key, listAssets(input, entry, chunks)])),
    lazySharedModules: Object.fromEntries(
      needed.map(([key, chunks]) => [key, listLazySharedModules(input, chunks)]),
    ),
  });
};
