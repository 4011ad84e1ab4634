import type { Chunk, Compilation, Module } from 'webpack';

/** How the federation plugin marks a module that comes from the share scope. */
const consumed = 'consume-shared-module';

interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === consumed;

const scriptsOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));

/** Shared modules that the named chunk and its siblings ask for. */
export const sharedBy = ({ namedChunkGroups, chunkGraph }: Compilation, chunk: string): string[] => {
  const chunks = namedChunkGroups.get(chunk)?.chunks ?? [];
  const modules = chunks.flatMap((each) => [...chunkGraph.getChunkModulesIterable(each)]);
  return [...new Set(modules.filter(isConsumed).map(({ options }) => options.shareKey))].sort();
};

/** Shared module → scripts of this build that bring it; those loaded with the entry are not listed. */
export const sharedFiles = ({ modules, chunkGraph }: Compilation): Record<string, string[]> =>
  Object.fromEntries(
    [...modules].filter(isConsumed).flatMap(({ options, blocks }) => {
      const bringing = blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
      return bringing.length > 0 ? [[options.shareKey, [...new Set(scriptsOf(bringing))].sort()]] : [];
    }),
  );
