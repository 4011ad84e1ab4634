import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds stale packages before the first product starts; two parallel starts would build them twice. */
export default function build(): void {
  const { status } = spawnSync('npm', ['run', 'build:stale', '-w', '@rankwright/tooling'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed. See the output above.');
}
