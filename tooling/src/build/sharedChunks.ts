import type { Chunk, Compilation, Module } from 'webpack';

/** Module type that the federation plugin gives to modules from the share scope. */
const consumedModuleType = 'consume-shared-module';

interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === consumedModuleType;

const listScripts = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));

/** Shared modules that the named chunk and the other chunks of its group import. */
export const listSharedModules = ({ namedChunkGroups, chunkGraph }: Compilation, chunk: string): string[] => {
  const chunks = namedChunkGroups.get(chunk)?.chunks ?? [];
  const modules = chunks.flatMap((each) => [...chunkGraph.getChunkModulesIterable(each)]);
  return [...new Set(modules.filter(isConsumed).map(({ options }) => options.shareKey))].sort();
};

/**
 * Lazy shared module → scripts of this build that contain it. Modules loaded with the entry are not listed.
 */
export const mapSharedModuleScripts = ({ modules, chunkGraph }: Compilation): Record<string, string[]> =>
  Object.fromEntries(
    [...modules].filter(isConsumed).flatMap(({ options, blocks }) => {
      const providingChunks = blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
      return providingChunks.length > 0
        ? [[options.shareKey, [...new Set(listScripts(providingChunks))].sort()]]
        : [];
    }),
  );
