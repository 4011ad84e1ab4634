import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@rankwright/testing/network/findFreePort';
import { runRemote } from './command.ts';

export interface DataFolder {
  folder: string;
  /** Port that the pages of its origin name; 0 when it has none yet. */
  port: string;
}

/** Ports whose origins this process has made from `FRESH_PRODUCT`: one for each product that it runs at a time. */
const ports: string[] = [];

const getOrigin = (product: string, port: string): string => path.join(product, `origin-${port}`);

const isFree = (port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(Number(port), '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of these ports that no product uses. */
const findPort = async (): Promise<string | null> => {
  for (const port of ports) if (await isFree(port)) return port;
  return null;
};

/** Pages name the URL of their product. Building them takes longer than the rest of a start, so a port is used again. */
const createOrigin = async (product: string): Promise<string> => {
  const port = String(await findFreePort());
  const origin = getOrigin(product, port);
  cpSync(path.join(product, 'origin'), origin, { recursive: true });
  const { code, output } = await runRemote(origin, 'settings', '--public-url', `http://localhost:${port}`);
  if (code !== 0) throw new Error(`The pages of port ${port} could not be built:\n${output}`);
  ports.push(port);
  return port;
};

/** A temporary data folder: a copy of `FRESH_PRODUCT`, a product that nobody has used yet, if that is set. */
export const createDataFolder = async (givenPort?: string): Promise<DataFolder> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rw-'));
  const { FRESH_PRODUCT: product } = process.env;
  if (!product) return { folder, port: givenPort ?? '0' };
  const port = givenPort ?? (await findPort()) ?? (await createOrigin(product));
  cpSync(path.join(product, 'database'), path.join(folder, 'database'), { recursive: true });
  const origin = givenPort === undefined ? getOrigin(product, port) : path.join(product, 'origin');
  cpSync(origin, path.join(folder, 'origin'), { recursive: true });
  return { folder, port };
};
