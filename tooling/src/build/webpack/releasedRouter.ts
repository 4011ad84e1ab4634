import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

/**
 * webpack aliases to the router's production build. Its package exports only the development build, whose warnings stay in a bundle.
 * Empty for a package that does not bundle the router: remotes share the host's.
 */
export const createReleasedRouter = (directory: string): Record<string, string> => {
  const folders = createRequire(path.join(directory, 'package.json')).resolve.paths('react-router') ?? [];
  const folder = folders
    .map((modules) => path.join(modules, 'react-router/dist/production'))
    .find(existsSync);
  if (!folder) return {};
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
};
