import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { isServed, lockFolder, getSocketFolder, getSocketPath } from './embedded.lock.ts';

export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is already in use by another Rankwright process. Stop it or set DATA_DIR.`,
    );
  }
}

export interface Embedded {
  config: PoolConfig;
  close(): Promise<void>;
}

const workerUrl = new URL('./embedded.worker.mjs', import.meta.url);

const createClientConfig = (folder: string): PoolConfig => ({
  host: folder,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  max: 4,
});

const startWorker = (dataDir: string, socketPath: string): Promise<Worker> =>
  new Promise((done, fail) => {
    const worker = new Worker(workerUrl, { workerData: { dataDir, socketPath } });
    worker.once('error', fail);
    worker.once('message', () => {
      worker.off('error', fail);
      done(worker);
    });
  });

const stopWorker = async (worker: Worker): Promise<void> => {
  const closed = new Promise((done) => worker.once('message', done));
  worker.postMessage('close');
  await closed;
  await worker.terminate();
};

/**
 * Creates the database in a worker of its own: what that takes, about 300 MB, would stay in the memory of the worker that
 * serves it.
 */
const createDatabase = async (dataDir: string, socketPath: string): Promise<void> => {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  await stopWorker(await startWorker(dataDir, socketPath));
};

/**
 * PGlite in a worker thread behind a unix socket: the event loop stays free, and clients see a PostgreSQL
 * server. When another process serves the folder, `join` connects to it as a client and `own` throws
 * `FolderInUseError`.
 */
export const openEmbedded = async (dataDir: string, mode: 'join' | 'own'): Promise<Embedded> => {
  const folder = getSocketFolder(dataDir);
  const lock = await lockFolder(dataDir);
  if (!lock) {
    if (mode === 'own' || !(await isServed(dataDir))) throw new FolderInUseError(dataDir);
    return { config: createClientConfig(folder), close: () => Promise.resolve() };
  }
  mkdirSync(dataDir, { recursive: true });
  rmSync(getSocketPath(folder), { force: true });
  const database = join(dataDir, 'database');
  await createDatabase(database, getSocketPath(folder));
  const worker = await startWorker(database, getSocketPath(folder));
  return {
    config: createClientConfig(folder),
    close: async () => {
      await stopWorker(worker);
      lock.close();
    },
  };
};
