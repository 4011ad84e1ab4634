import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const here = (path) => new URL(path, import.meta.url).pathname;
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** As deep as its sources, which find the repository from their own folder. */
const folder = here('dist/cli');

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: { start: here('src/cli/start.ts') },
  outdir: folder,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@rankwright/')),
  logLevel: 'warning',
});
// The pages that are built after a canary was halted take it from beside their code.
copyFileSync(here('src/pages/social.png'), `${folder}/social.png`);
