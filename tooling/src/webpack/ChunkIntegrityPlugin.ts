import webpack, { type Compiler } from 'webpack';

/**
 * Chunks loaded later are verified too: the host fills `__rankwrightIntegrity` (absolute URL → sha384) from the
 * contract before it runs the entry, and may give a repeated try another URL through `__rankwrightChunkUrl`.
 */
const guard = `
var address = new URL(script.src, location.href).href;
var expected = globalThis.__rankwrightIntegrity && globalThis.__rankwrightIntegrity[address];
if (expected) script.integrity = expected;
if (globalThis.__rankwrightChunkUrl) script.src = globalThis.__rankwrightChunkUrl(address);
`;

export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + guard,
      );
    });
  }
}
