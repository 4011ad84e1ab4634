import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds the app as a monolith, with the remotes that the product released. With routes, builds the floor: a bundle for each
 * of these pages, of only what it uses.
 */
export const buildMonolith = async (
  origin: string,
  output: string,
  routes: readonly string[] = [],
): Promise<void> => {
  const child = spawn('npm', ['run', 'monolith', '-w', '@rankwright/tooling', '--', output, ...routes], {
    cwd: root,
    env: { ...process.env, ORIGIN_DIR: origin },
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The monolith build failed. See the output above.');
};
