import type { Chunk, Compilation, Compiler } from 'webpack';
import { isConsumed } from './consumedModule.ts';

const name = 'EmbeddedRoutesPlugin';

const hasSharedModules = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some(isConsumed);

/**
 * Puts the chunk of the exposed routes, a list of imports, into the entry: one request and one wait less before the page. A chunk that
 * imports shared modules stays, because they are there only after the container is initialized.
 */
export class EmbeddedRoutesPlugin {
  constructor(
    private readonly container: string,
    private readonly routesChunk: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the federation plugin and `splitChunks` have placed all modules.
      compilation.hooks.optimizeChunks.tap({ name, stage: 20 }, () => {
        const { chunkGraph, entrypoints, namedChunks } = compilation;
        const entry = entrypoints.get(this.container)?.getEntrypointChunk();
        const routes = namedChunks.get(this.routesChunk);
        if (!entry || !routes || hasSharedModules(compilation, routes)) return;
        if (chunkGraph.canChunksBeIntegrated(entry, routes)) {
          chunkGraph.integrateChunks(entry, routes);
          compilation.chunks.delete(routes);
        }
      });
    });
  }
}
