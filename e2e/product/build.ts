import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from './startProduct.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds once for all journeys, unless SKIP_BUILD says that a step before has. Their products start side by side and
 * must not build into one `dist`.
 */
const build = (): void => {
  if (process.env.SKIP_BUILD === '1') return;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed. See the output above.');
  process.env.SKIP_BUILD = '1';
};

/**
 * Starts a product on an empty folder once and keeps its database and its releases: creating and proving them takes
 * longer than the rest of a start. Every other product of the journeys starts on a copy.
 */
const createFreshProduct = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rw-fresh-'));
  const product = await startProduct();
  await product.stop({ keepData: true });
  for (const part of ['database', 'origin'])
    cpSync(path.join(product.dataDirectory, part), path.join(folder, part), { recursive: true });
  rmSync(product.dataDirectory, { recursive: true });
  return folder;
};

export default async function setUp(): Promise<() => void> {
  build();
  const folder = await createFreshProduct();
  process.env.FRESH_PRODUCT = folder;
  return () => rmSync(folder, { recursive: true });
}
