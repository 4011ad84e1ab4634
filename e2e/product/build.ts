import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds what is stale before the first product starts: two that start together would build the same rooms twice. */
export default function build(): void {
  const { status } = spawnSync('npm', ['run', 'build:stale', '-w', '@rankwright/tooling'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The product did not build; the lines above say why.');
}
