import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { mergeFile } from './mergeFile.ts';
import {
  createTemplate,
  readTemplate,
  renderTemplateFile,
  type Template,
  type Versions,
} from './template.ts';
import { writeFiles } from './writeFiles.ts';

export interface UpdateOptions {
  directory: string;
  versions: Versions;
  /** Where the tarballs are now; missing: where they were. */
  packages?: string | undefined;
}

/** Files by what happened to them; those that stayed as they are in none. */
export interface Update {
  updated: string[];
  removed: string[];
  /** Changed by the team and by the generator in the same lines: both are in the file. */
  conflicts: string[];
  /** No longer written by the generator; the team changed them, so they stay. */
  kept: string[];
}

const readIfExists = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

const listDropped = (before: Template, next: Template): string[] =>
  Object.keys(before.files).filter((file) => next.files[file] === undefined);

/**
 * Brings a repository to what the generator writes today and keeps what its team changed: files that it left
 * alone are replaced, others merged, and files that it deleted stay deleted. Nothing is written when a file
 * cannot be merged.
 */
export const updateRepository = ({ directory, versions, packages }: UpdateOptions): Update => {
  const before = readTemplate(directory);
  const options = {
    ...before.options,
    ...(packages && { packages: path.relative(directory, packages) }),
  };
  const next = createTemplate(options, versions);
  const update: Update = { updated: [], removed: [], conflicts: [], kept: [] };
  const written: Record<string, string> = {};
  for (const [file, content] of Object.entries(next.files)) {
    const base = before.files[file];
    const team = readIfExists(path.join(directory, file));
    const isDeleted = base !== undefined && team === undefined;
    if (base === content || team === content || isDeleted) continue;
    const merged =
      team === undefined
        ? { content, hasConflict: false }
        : mergeFile(file, { base: base ?? '', team, next: content });
    written[file] = merged.content;
    update[merged.hasConflict ? 'conflicts' : 'updated'].push(file);
  }
  for (const file of listDropped(before, next)) {
    const team = readIfExists(path.join(directory, file));
    if (team !== undefined) update[team === before.files[file] ? 'removed' : 'kept'].push(file);
  }
  for (const file of update.removed) rmSync(path.join(directory, file));
  writeFiles(directory, { ...written, ...renderTemplateFile(next) });
  return update;
};
