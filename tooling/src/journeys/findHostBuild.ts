import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';

/** In a repository of its own a remote has the host as a package; here the shell is built beside it. */
const listPlaces = (directory: string): string[] => [
  ...(createRequire(path.join(directory, 'package.json')).resolve.paths('@rankwright/host') ?? []).map(
    (modules) => path.join(modules, '@rankwright/host/dist'),
  ),
  path.join(repositoryRoot, 'shell/dist'),
];

/** Folder of the built host in which the journeys of a remote run. Throws when there is none. */
export const findHostBuild = (directory: string): string => {
  const found = listPlaces(directory).find((folder) => existsSync(path.join(folder, 'shell.json')));
  if (!found) throw new Error('The host is missing: npm install --save-dev @rankwright/host');
  return found;
};
