import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatTitle } from '../formatTitle.ts';
import { createRepositoryFiles } from './repositoryFiles.ts';

/** Package → version. */
export type Versions = Record<string, string>;

export interface TemplateOptions {
  name: string;
  owner: string;
  /** Folder with tarballs of our packages, relative to the repository, where no registry has them. */
  packages?: string;
}

/** What the generator wrote: the base from which an update tells the team's changes from its own. */
export interface Template {
  options: TemplateOptions;
  /** File path inside the repository → content. */
  files: Record<string, string>;
}

/** `@rankwright/sdk` → `rankwright-sdk-0.1.0.tgz` */
const getTarballName = (name: string, version: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

const isOurs = (name: string): boolean => name.startsWith('@rankwright/');

export const createTemplate = (options: TemplateOptions, versions: Versions): Template => {
  const { name, owner, packages } = options;
  const getVersion = (each: string): string => {
    const version = versions[each];
    if (version === undefined) throw new Error(`There is no version of ${each}.`);
    return packages && isOurs(each) ? `file:${path.join(packages, getTarballName(each, version))}` : version;
  };
  const further = packages ? ['@rankwright/platforms'] : [];
  return {
    options,
    files: createRepositoryFiles({ name, title: formatTitle(name), owner, getVersion, further }),
  };
};

const templateFile = '.rankwright/template.json';

/** The file from which the next update reads what was written. */
export const renderTemplateFile = (template: Template): Record<string, string> => ({
  [templateFile]: `${JSON.stringify(template, null, 2)}\n`,
});

/** Throws when the folder is no repository of the generator. */
export const readTemplate = (directory: string): Template => {
  const file = path.join(directory, templateFile);
  if (!existsSync(file))
    throw new Error(`${templateFile} is missing: run --update in a repository that this generator created.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Template;
};
