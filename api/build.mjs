import { cpSync, readdirSync, rmSync } from 'node:fs';
import { bundle } from './bundle.mjs';

const here = (path) => new URL(path, import.meta.url).pathname;

rmSync(here('dist'), { recursive: true, force: true });
await bundle({
  entryPoints: {
    server: here('src/server.ts'),
    backup: here('src/backup/backup.ts'),
    restore: here('src/backup/restore.ts'),
    rotateKeys: here('src/rotation/rotateKeys.ts'),
  },
  outdir: here('dist'),
});
// Threads load a file of the same name in development, where it loads the sources.
await bundle({
  entryPoints: { 'parser.worker': here('src/parsing/parser.worker.ts') },
  outdir: here('dist'),
  outExtension: { '.js': '.mjs' },
});
for (const name of readdirSync(here('src/database')).filter((file) => file.endsWith('.mjs')))
  cpSync(here(`src/database/${name}`), here(`dist/${name}`));
