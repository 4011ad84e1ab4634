import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';

export type Claim = { ok: true; release: () => Promise<void> } | { ok: false; reason: string };

const isListening = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

/**
 * Allows one running process per data folder. The claim is a listening socket, which closes with its process: a crash
 * never blocks the next start, and a running owner never loses the folder. A pid file guarantees neither.
 */
export const claimDataDirectory = async (directory: string): Promise<Claim> => {
  mkdirSync(directory, { recursive: true });
  const socket = path.relative(process.cwd(), path.join(directory, 'owner.sock'));
  if (await isListening(socket)) {
    return {
      ok: false,
      reason: `Rankwright is already running on ${directory}. Stop it first, or set another DATA_DIR.`,
    };
  }
  rmSync(socket, { force: true });
  const server = createServer((connection) => connection.end());
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  chmodSync(socket, 0o600);
  server.unref();
  return { ok: true, release: () => new Promise((resolve) => server.close(() => resolve())) };
};
