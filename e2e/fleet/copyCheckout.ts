import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product/command.ts';

const leftOut = new Set([
  ...['node_modules', '.git', '.nx', '.data', 'test-results', 'reports', 'docs'],
  ...['dist-types', 'storybook-static', 'baseline'],
]);

const link = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(from, to);
};

/** Copies sources and builds of this repository and links its installed packages, so that a row may edit sources. */
export const copyCheckout = (folder: string): void => {
  cpSync(root, folder, { recursive: true, filter: (file) => !leftOut.has(path.basename(file)) });
  const installed = path.join(root, 'node_modules');
  for (const name of readdirSync(installed))
    if (name !== '@rankwright') link(path.join(installed, name), path.join(folder, 'node_modules', name));
  for (const name of readdirSync(path.join(installed, '@rankwright')))
    link(path.join(folder, name), path.join(folder, 'node_modules/@rankwright', name));
  for (const name of readdirSync(root)) {
    const nested = path.join(root, name, 'node_modules');
    if (existsSync(nested)) link(nested, path.join(folder, name, 'node_modules'));
  }
};
