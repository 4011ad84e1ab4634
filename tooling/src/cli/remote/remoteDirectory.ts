import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';

/** Package folder of a remote, by its short name. Throws when it does not exist. */
export const getRemoteDirectory = (name: string | undefined): string => {
  if (!name) throw new Error('Missing remote name: npm run remote -- <command> <name>');
  const directory = path.join(repositoryRoot, `remote-${name}`);
  if (!existsSync(path.join(directory, 'remote.config.ts')))
    throw new Error(`There is no package remote-${name}. Create it with: npm run remote -- create ${name}`);
  return directory;
};
