import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest path that every system accepts for a unix socket. */
const socketPathLimit = 100;
const socketName = '.s.PGSQL.5432';

/** Folder of the socket: inside the data folder, or a short one beside the system's temporary files. */
export const socketFolder = (dataDir: string): string => {
  const inside = resolve(dataDir);
  if (join(inside, socketName).length <= socketPathLimit) return inside;
  return join(tmpdir(), `rankwright-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}`);
};
export const socketPathIn = (folder: string): string => join(folder, socketName);

const answers = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const probe = createConnection(path);
    const settle = (alive: boolean) => {
      probe.destroy();
      done(alive);
    };
    probe.once('connect', () => settle(true));
    probe.once('error', () => settle(false));
  });

const bind = (path: string): Promise<Server | null> =>
  new Promise((done) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => done(null));
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });

/**
 * Two processes on one PGlite folder lose rows, so a bound socket is the lock: the system frees it when its owner dies,
 * however it dies. Returns null when another living process owns the folder.
 */
export const lockFolder = async (dataDir: string): Promise<Server | null> => {
  const folder = socketFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const path = process.platform === 'linux' ? `\0rankwright:${folder}` : join(folder, '.lock');
  const first = await bind(path);
  if (first || process.platform === 'linux' || (await answers(path))) return first;
  rmSync(path, { force: true });
  return bind(path);
};

export const isServed = (dataDir: string): Promise<boolean> => answers(socketPathIn(socketFolder(dataDir)));
