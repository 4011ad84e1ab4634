import type { AsyncDependenciesBlock, Chunk, Compilation } from 'webpack';
import { isConsumed } from './webpack/consumedModule.ts';
import { lazyShares } from './webpack/sharePolicy.ts';
import { resolveShare } from './webpack/shareVersions.ts';

const listScripts = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));

/** Shared modules that the named chunk and the other chunks of its group import. */
export const listSharedModules = ({ namedChunkGroups, chunkGraph }: Compilation, chunk: string): string[] => {
  const chunks = namedChunkGroups.get(chunk)?.chunks ?? [];
  const modules = chunks.flatMap((each) => [...chunkGraph.getChunkModulesIterable(each)]);
  return [...new Set(modules.filter(isConsumed).map(({ options }) => options.shareKey))].sort();
};

/** Requested module of a block that loads on demand. */
const getRequest = ({ dependencies: [dependency] }: AsyncDependenciesBlock): string | undefined =>
  (dependency as { request?: string } | undefined)?.request;

/** Lazy shared module → scripts of the host's build that contain it. */
export const mapSharedModuleScripts = ({
  modules,
  chunkGraph,
  compiler,
}: Compilation): Record<string, string[]> => {
  const blocks = [...modules].flatMap((module) => module.blocks);
  return Object.fromEntries(
    lazyShares.map((name) => {
      const chunks = blocks
        .filter((block) => getRequest(block) === resolveShare(name, compiler.context))
        .flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
      return [name, [...new Set(listScripts(chunks))].sort()];
    }),
  );
};
