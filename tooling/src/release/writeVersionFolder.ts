import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createOriginFolder, openFolder } from '../origin/publicFiles.ts';
import { flushToDisk } from '../origin/writeAtomically.ts';
import { writeCompressedFiles } from '../build/compressedFiles.ts';

/** Source maps are not released; the bundle for Node goes to `.server/`, beside the public folders. */
const isPublic = (file: string): boolean => !file.endsWith('.map') && path.basename(file) !== 'server';

/**
 * `<origin>/remotes/planner/1.0.0-abc/` → `<origin>/.server/remotes/planner/1.0.0-abc/`, which is never
 * served.
 */
const getServerFolder = (target: string): string => {
  const parts = target.split(path.sep);
  const at = parts.findLastIndex((part) => part === 'remotes' || part === 'shell');
  return [...parts.slice(0, at), '.server', ...parts.slice(at)].join(path.sep);
};

const copyServerBundle = (from: string, target: string): void => {
  if (existsSync(from)) cpSync(from, getServerFolder(target), { recursive: true });
};

/**
 * Copies a build into its version folder atomically. Returns false when the folder exists: releases are
 * immutable.
 */
export const writeVersionFolder = (dist: string, target: string): boolean => {
  if (existsSync(target)) return false;
  const draft = `${target}.${process.pid}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  createOriginFolder(path.dirname(target));
  cpSync(dist, draft, { recursive: true, filter: isPublic });
  writeCompressedFiles(draft);
  openFolder(draft);
  copyServerBundle(path.join(dist, 'server'), target);
  for (const name of readdirSync(draft)) flushToDisk(path.join(draft, name));
  renameSync(draft, target);
  flushToDisk(path.dirname(target));
  return true;
};
