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
export const linkReleases = (origin: string, temporary: string, name: string): void => {
  for (const side of ['', '.server']) {
    linkChildren(path.join(origin, side, 'shell'), path.join(temporary, side, 'shell'));
    linkChildren(path.join(origin, side, 'remotes'), path.join(temporary, side, 'remotes'), name);
    linkChildren(path.join(origin, side, 'remotes', name), path.join(temporary, side, 'remotes', name));
  }
  cpSync(path.join(origin, 'registry.json'), path.join(temporary, 'registry.json'));
};

export interface TemporaryOrigin {
  origin: string;
  dataDirectory: string;
  remove: () => void;
}

/** Creates a temporary origin in which this build is the current version. The real origin is only read. */
export const createTemporaryOrigin = async (
  dist: string,
  origin: string,
  name: string,
): Promise<TemporaryOrigin> => {
  if (!existsSync(path.join(origin, 'registry.json')))
    throw new Error('No released host found. Run npm start once to build and release it.');
  const root = mkdtempSync(path.join(tmpdir(), 'rankwright-check-'));
  const temporary = path.join(root, 'origin');
  linkReleases(origin, temporary, name);
  await releaseRemote(dist, temporary);
  return {
    origin: temporary,
    dataDirectory: path.join(root, 'data'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
