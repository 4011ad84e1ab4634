import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { readOption } from '../../process/options.ts';
import { packPackages } from './packPackages.ts';

/** `npm run pack [-- --to <folder>]`: tarballs of the packages that a remote in its own repository needs. */
const to = path.resolve(
  readOption(process.argv.slice(2), 'to') ?? path.join(repositoryRoot, 'dist/packages'),
);
for (const tarball of packPackages(to)) console.log(tarball);
