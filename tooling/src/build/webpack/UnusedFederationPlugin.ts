import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const name = 'UnusedFederationPlugin';

/** Stage after the federation plugin has hoisted every module that its runtime can reach into the entry. */
const stageAfterHoisting = 12;

const isFederation = (module: Module): boolean =>
  /[\\/]@module-federation[\\/]/.test(module.nameForCondition() ?? '');

const findUnusedModules = ({ chunkGraph, moduleGraph }: Compilation, chunk: Chunk): Module[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].filter(
    (module) =>
      isFederation(module) &&
      ![...moduleGraph.getIncomingConnections(module)].some((connection) =>
        connection.isActive(chunk.runtime),
      ),
  );

/** Removes federation modules that the federation plugin put into an entry but that nothing imports. */
export class UnusedFederationPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name, stage: stageAfterHoisting }, (chunks) => {
        for (const chunk of chunks)
          for (const module of findUnusedModules(compilation, chunk))
            compilation.chunkGraph.disconnectChunkAndModule(chunk, module);
      });
    });
  }
}
