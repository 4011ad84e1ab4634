import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { formatTitle } from '../formatTitle.ts';
import { createTemplate, renderTemplateFile, type Versions } from './template.ts';
import { writeFiles } from './writeFiles.ts';

export interface RepositoryOptions {
  /** Folder in which the repository is created. */
  parent: string;
  name: string;
  owner?: string | undefined;
  versions: Versions;
  /** Folder with tarballs of our packages, where no registry has them. */
  packages?: string | undefined;
}

/** The rule of the contract; this program has no dependencies. */
const namePattern = /^[a-z][a-z0-9-]{1,40}$/;

/** Writes a repository with one remote. Returns its folder. */
export const createRepository = ({ parent, name, owner, versions, packages }: RepositoryOptions): string => {
  if (!namePattern.test(name))
    throw new Error(
      `"${name}" is not a valid remote name. Use lowercase letters, digits and hyphens, and start with a letter.`,
    );
  const directory = path.join(parent, `remote-${name}`);
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new Error(`remote-${name} already exists.`);
  const options = {
    name,
    owner: owner ?? `Team ${formatTitle(name)}`,
    ...(packages && { packages: path.relative(directory, packages) }),
  };
  const template = createTemplate(options, versions);
  writeFiles(directory, { ...template.files, ...renderTemplateFile(template) });
  return directory;
};
