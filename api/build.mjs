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
// The modules of worker threads run as they are, beside the bundle.
for (const folder of ['database', 'parsing'])
  for (const name of readdirSync(here(`src/${folder}`)).filter((file) => file.endsWith('.mjs')))
    cpSync(here(`src/${folder}/${name}`), here(`dist/${name}`));
for (const folder of ['archive', 'links'])
  cpSync(here(`src/parsing/${folder}`), here(`dist/${folder}`), { recursive: true });
