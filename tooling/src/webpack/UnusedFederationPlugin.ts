import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const name = 'UnusedFederationPlugin';

/** After the federation plugin has put every module that its runtime could reach into the entry. */
const afterHoisting = 12;

const isFederation = (module: Module): boolean =>
  /[\\/]@module-federation[\\/]/.test(module.nameForCondition() ?? '');

const unusedIn = ({ chunkGraph, moduleGraph }: Compilation, chunk: Chunk): Module[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].filter(
    (module) =>
      isFederation(module) &&
      ![...moduleGraph.getIncomingConnections(module)].some((connection) =>
        connection.isActive(chunk.runtime),
      ),
  );

/** Takes out of entries what the federation plugin put there though nothing asks for it. */
export class UnusedFederationPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name, stage: afterHoisting }, (chunks) => {
        for (const chunk of chunks)
          for (const module of unusedIn(compilation, chunk))
            compilation.chunkGraph.disconnectChunkAndModule(chunk, module);
      });
    });
  }
}
