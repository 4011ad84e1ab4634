import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { packPackages } from './packPackages.ts';

/** `npm run pack [-- --to <folder>]`: tarballs of the packages that a remote in its own repository needs. */
export const pack = defineCommand(
  { to: { type: 'string', default: path.join(repositoryRoot, 'dist/packages') } },
  (_words, { to }) => {
    for (const tarball of packPackages(path.resolve(to))) console.log(tarball);
    return 0;
  },
);
