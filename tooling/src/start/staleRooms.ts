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

/** Rooms whose `dist/` is not of the sources as they are now, with the identity of those sources. */
export const staleRooms = (): Map<string, string> =>
  new Map(
    builtRooms()
      .map((room) => [room, identityOf(room)] as const)
      .filter(
        ([room, identity]) => !existsSync(stamp(room)) || readFileSync(stamp(room), 'utf8') !== identity,
      ),
  );

/** To be called with what `staleRooms` gave before the build: sources may have changed while it ran. */
export const markBuilt = (rooms: ReadonlyMap<string, string>): void => {
  for (const [room, identity] of rooms) writeFileSync(stamp(room), identity);
};
