import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest unix socket path that every operating system accepts. */
const socketPathLimit = 100;
const socketName = '.s.PGSQL.5432';

/**
 * The socket's folder: the data folder, or a short path in the temporary folder where that one is too long.
 */
export const getSocketFolder = (dataDir: string): string => {
  const inside = resolve(dataDir);
  if (join(inside, socketName).length <= socketPathLimit) return inside;
  return join(tmpdir(), `rankwright-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}`);
};
export const getSocketPath = (folder: string): string => join(folder, socketName);

const isListening = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const probe = createConnection(path);
    const settle = (alive: boolean) => {
      probe.destroy();
      done(alive);
    };
    probe.once('connect', () => settle(true));
    probe.once('error', () => settle(false));
  });

const bindSocket = (path: string): Promise<Server | null> =>
  new Promise((done) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => done(null));
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });

/**
 * Locks a PGlite folder with a bound socket, because two processes on one folder lose rows. The operating
 * system releases the lock however its owner exits. Returns null when another running process holds it.
 */
export const lockFolder = async (dataDir: string): Promise<Server | null> => {
  const folder = getSocketFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const path = process.platform === 'linux' ? `\0rankwright:${folder}` : join(folder, '.lock');
  const first = await bindSocket(path);
  if (first || process.platform === 'linux' || (await isListening(path))) return first;
  rmSync(path, { force: true });
  return bindSocket(path);
};

export const isServed = (dataDir: string): Promise<boolean> =>
  isListening(getSocketPath(getSocketFolder(dataDir)));
