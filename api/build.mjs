import { cpSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { bundle } from './bundle.mjs';

const here = (path) => new URL(path, import.meta.url).pathname;

rmSync(here('dist'), { recursive: true, force: true });
await bundle({ entryPoints: { server: here('src/server.ts') }, outdir: here('dist') });
for (const part of [
  'database/embedded.worker.mjs',
  'database/statementQueue.mjs',
  'parsing/fontRuns.mjs',
  'parsing/images.mjs',
  'parsing/parseJson.mjs',
  'parsing/parser.worker.mjs',
  'parsing/printReport.mjs',
  'parsing/readPage.mjs',
])
  cpSync(here(`src/${part}`), here(`dist/${basename(part)}`));
for (const folder of ['archive', 'links'])
  cpSync(here(`src/parsing/${folder}`), here(`dist/${folder}`), { recursive: true });
