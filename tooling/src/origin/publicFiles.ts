import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/*
 * A web server that runs as another user reads the origin, except what lies in folders with a dot. Its modes are therefore
 * set, and neither taken from what is copied nor left to the umask.
 */
const folderMode = 0o755;
const fileMode = 0o644;

/** The origin's own records, which no server reads. */
const isPrivate = (file: string): boolean => file.split(path.sep).includes('.server');

const setMode = (file: string, mode: number): void => {
  if ((lstatSync(file).mode & 0o777) !== mode) chmodSync(file, mode);
};

/** Creates a folder of the origin, with its parents, that the web server may enter. */
export const createOriginFolder = (folder: string): void => {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined || isPrivate(folder)) return;
  for (let created = folder; created.length >= first.length; created = path.dirname(created))
    setMode(created, folderMode);
};

/** Lets the web server read a file of the origin. */
export const openFile = (file: string): void => {
  if (!isPrivate(file)) setMode(file, fileMode);
};

/** Lets the web server read a folder and everything in it. */
export const openFolder = (folder: string): void => {
  setMode(folder, folderMode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) openFolder(file);
    else if (entry.isFile()) setMode(file, fileMode);
  }
};
