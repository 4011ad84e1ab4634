import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../release/origin.ts';

/** The room of a remote, by its short name. */
export const roomOf = (name: string | undefined): string => {
  if (!name) throw new Error('Say which remote: npm run remote -- <command> <name>.');
  const room = path.join(checkout, `remote-${name}`);
  if (!existsSync(path.join(room, 'remote.config.ts')))
    throw new Error(`There is no room remote-${name}. Make one with: npm run remote -- create ${name}`);
  return room;
};
