import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatTitle } from '../formatTitle.ts';
import { createRepositoryFiles } from './repositoryFiles.ts';

export interface RepositoryOptions {
  /** Folder in which the repository is created. */
  parent: string;
  name: string;
  owner?: string | undefined;
  /** Package → version. */
  versions: Record<string, string>;
  /** Folder with tarballs of our packages, where no registry has them. */
  packages?: string | undefined;
}

/** The rule of the contract; this program has no dependencies. */
const namePattern = /^[a-z][a-z0-9-]{1,40}$/;

/** `@rankwright/sdk` → `rankwright-sdk-0.1.0.tgz` */
const getTarballName = (name: string, version: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

const isOurs = (name: string): boolean => name.startsWith('@rankwright/');

/** Writes a repository with one remote. Returns its folder. */
export const createRepository = ({ parent, name, owner, versions, packages }: RepositoryOptions): string => {
  if (!namePattern.test(name))
    throw new Error(
      `"${name}" is not a valid remote name. Use lowercase letters, digits and hyphens, and start with a letter.`,
    );
  const directory = path.join(parent, `remote-${name}`);
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new Error(`remote-${name} already exists.`);
  const getVersion = (each: string): string => {
    const version = versions[each];
    if (version === undefined) throw new Error(`There is no version of ${each}.`);
    if (!packages || !isOurs(each)) return version;
    return `file:${path.relative(directory, path.join(packages, getTarballName(each, version)))}`;
  };
  const title = formatTitle(name);
  const further = packages ? ['@rankwright/platforms'] : [];
  const files = createRepositoryFiles({
    name,
    title,
    owner: owner ?? `Team ${title}`,
    getVersion,
    further,
  });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
  return directory;
};
