import { build } from 'esbuild';
import { cpSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

const here = (path) => new URL(path, import.meta.url).pathname;

rmSync(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: { server: here('src/server.ts') },
  outdir: here('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  // Our own packages are sources and are bundled; everything from npm stays where it is.
  plugins: [
    {
      name: 'npm-stays-outside',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@rankwright/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
for (const part of [
  'database/embedded.worker.mjs',
  'database/statementQueue.mjs',
  'parsing/parser.worker.mjs',
])
  cpSync(here(`src/${part}`), here(`dist/${basename(part)}`));
