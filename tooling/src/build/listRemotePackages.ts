import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';

/** Names of the remotes in this repository, without the `remote-` of their folders. */
export const listRemotePackages = (): string[] =>
  readdirSync(repositoryRoot)
    .filter(
      (name) => name.startsWith('remote-') && existsSync(path.join(repositoryRoot, name, 'remote.config.ts')),
    )
    .map((name) => name.slice('remote-'.length));
