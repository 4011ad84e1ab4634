import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseRemote } from '../release/releaseRemote.ts';

const linkChildren = (from: string, to: string, except?: string): void => {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from))
    if (name !== except) symlinkSync(path.join(from, name), path.join(to, name));
};

/** Links everything released into another origin, so that one remote's folder there can have more versions. */
export const scratchRemotes = (origin: string, scratch: string, name: string): void => {
  for (const side of ['', '.server']) {
    linkChildren(path.join(origin, side, 'shell'), path.join(scratch, side, 'shell'));
    linkChildren(path.join(origin, side, 'remotes'), path.join(scratch, side, 'remotes'), name);
    linkChildren(path.join(origin, side, 'remotes', name), path.join(scratch, side, 'remotes', name));
  }
  cpSync(path.join(origin, 'registry.json'), path.join(scratch, 'registry.json'));
};

export interface Scratch {
  origin: string;
  dataDirectory: string;
  remove: () => void;
}

/** The released origin as it would be with this build current, in a folder of its own; the real one is only read. */
export const scratchOrigin = async (dist: string, origin: string, name: string): Promise<Scratch> => {
  if (!existsSync(path.join(origin, 'registry.json')))
    throw new Error('There is no host to check in yet. Run npm start once; it builds and releases it.');
  const root = mkdtempSync(path.join(tmpdir(), 'rankwright-check-'));
  const scratch = path.join(root, 'origin');
  scratchRemotes(origin, scratch, name);
  await releaseRemote(dist, scratch);
  return {
    origin: scratch,
    dataDirectory: path.join(root, 'data'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
