import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseRemote } from './releaseRemote.ts';

const linkChildren = (from: string, to: string, except?: string): void => {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from))
    if (name !== except) symlinkSync(path.join(from, name), path.join(to, name));
};

/**
 * Links all releases into another origin, where the folder of remote `name` is real and can take further
 * versions.
 */
export const linkReleases = (origin: string, scratch: string, name: string): void => {
  for (const side of ['', '.server']) {
    linkChildren(path.join(origin, side, 'shell'), path.join(scratch, side, 'shell'));
    linkChildren(path.join(origin, side, 'remotes'), path.join(scratch, side, 'remotes'), name);
    linkChildren(path.join(origin, side, 'remotes', name), path.join(scratch, side, 'remotes', name));
  }
  cpSync(path.join(origin, 'registry.json'), path.join(scratch, 'registry.json'));
};

export interface ScratchOrigin {
  origin: string;
  dataDirectory: string;
  remove: () => void;
}

/** Creates a temporary origin in which this build is the current version. The real origin is only read. */
export const createScratchOrigin = async (
  dist: string,
  origin: string,
  name: string,
): Promise<ScratchOrigin> => {
  if (!existsSync(path.join(origin, 'registry.json')))
    throw new Error('No released host found. Run npm start once to build and release it.');
  const root = mkdtempSync(path.join(tmpdir(), 'rankwright-check-'));
  const scratch = path.join(root, 'origin');
  linkReleases(origin, scratch, name);
  await releaseRemote(dist, scratch);
  return {
    origin: scratch,
    dataDirectory: path.join(root, 'data'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
