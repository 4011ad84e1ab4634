import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdentity } from '../build/buildIdentity.ts';
import { checkout } from '../release/origin.ts';

/** Everything that is built and runs: the shell, the API, and every remote there is. */
export const builtRooms = (): string[] => [
  'shell',
  ...readdirSync(checkout).filter(
    (name) => name.startsWith('remote-') && existsSync(path.join(checkout, name, 'remote.config.ts')),
  ),
  'api',
];

const stamp = (room: string): string => path.join(checkout, room, 'dist/.built');

const identityOf = (room: string): string =>
  buildIdentity(path.join(checkout, room), room.replace(/^remote-/, '')).buildHash;

/** Rooms whose `dist/` is not of the sources as they are now. */
export const staleRooms = (): string[] =>
  builtRooms().filter(
    (room) => !existsSync(stamp(room)) || readFileSync(stamp(room), 'utf8') !== identityOf(room),
  );

export const markBuilt = (rooms: readonly string[]): void => {
  for (const room of rooms) writeFileSync(stamp(room), identityOf(room));
};
