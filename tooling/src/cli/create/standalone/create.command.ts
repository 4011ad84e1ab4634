import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineCommand } from '../../../process/defineCommand.ts';
import { createRepository } from './createRepository.ts';
import { updateRepository } from './updateRepository.ts';

const usage = `npm create rankwright-remote <name>       a new repository
npm create rankwright-remote -- --update  in a repository of this generator: what it writes today, merged with your changes

  --owner <team>        who is told when the remote fails
  --packages <folder>   tarballs of the @rankwright packages, where no registry has them`;

/** Written beside the compiled modules when this program is packed. */
const readVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL('../../../../versions.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

const create = (name: string, owner: string | undefined, packages: string | undefined): void => {
  const directory = createRepository({
    parent: process.cwd(),
    name,
    owner,
    versions: readVersions(),
    packages,
  });
  console.log(`${path.basename(directory)} is ready. Next:

  cd ${path.basename(directory)}
  npm install
  npm test`);
};

const printFiles = (label: string, files: readonly string[]): void => {
  if (files.length > 0) console.log(`${label}\n${files.map((file) => `  ${file}`).join('\n')}`);
};

/** Returns the exit code. */
const update = (packages: string | undefined): number => {
  const result = updateRepository({ directory: process.cwd(), versions: readVersions(), packages });
  printFiles('Updated:', result.updated);
  printFiles('Removed:', result.removed);
  printFiles('No longer part of the template; yours has changes, so it stays:', result.kept);
  printFiles('Changed by you and by the template; edit and keep what you want:', result.conflicts);
  const isCurrent = Object.values(result).every((files: readonly string[]) => files.length === 0);
  console.log(isCurrent ? 'Nothing to update.' : 'Next: npm install && npm test');
  return result.conflicts.length > 0 ? 1 : 0;
};

export const createProgram = defineCommand(
  { owner: { type: 'string' }, packages: { type: 'string' }, update: { type: 'boolean' } },
  ([name], { owner, packages, update: isUpdate }) => {
    const folder = packages && path.resolve(packages);
    if (isUpdate) return update(folder);
    if (name === undefined) console.log(usage);
    else create(name, owner, folder);
    return 0;
  },
);
