import webpack, { type Compiler } from 'webpack';

/**
 * Adds integrity checks to lazily loaded chunks: the host fills `__rankwrightIntegrity` (absolute URL → sha384) from the
 * contract before it runs the entry, and can change the URL of a retry through `__rankwrightChunkUrl`.
 */
const integritySource = `
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
        (source) => source + integritySource,
      );
    });
  }
}
