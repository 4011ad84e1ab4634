import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds once for all journeys. Their products start side by side and must not build into one `dist`. */
export default function build(): void {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed. See the output above.');
  process.env.SKIP_BUILD = '1';
}
