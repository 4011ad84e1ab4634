import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { isServed, lockFolder, socketFolder, socketPathIn } from './embedded.lock.ts';

export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is already in use by another Rankwright. Stop that one, or set DATA_DIR.`,
    );
  }
}

export interface Embedded {
  config: PoolConfig;
  close(): Promise<void>;
}

const workerUrl = new URL('./embedded.worker.mjs', import.meta.url);

const clientConfig = (folder: string): PoolConfig => ({
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
 * PGlite in a worker thread behind a unix socket, so that the event loop stays free and the rest of the code sees a
 * PostgreSQL. A folder that another process serves is joined as a client when `join` is set, else refused.
 */
export const openEmbedded = async (dataDir: string, join_: 'join' | 'own'): Promise<Embedded> => {
  const folder = socketFolder(dataDir);
  const lock = await lockFolder(dataDir);
  if (!lock) {
    if (join_ === 'own' || !(await isServed(dataDir))) throw new FolderInUseError(dataDir);
    return { config: clientConfig(folder), close: () => Promise.resolve() };
  }
  mkdirSync(dataDir, { recursive: true });
  rmSync(socketPathIn(folder), { force: true });
  const worker = await startWorker(join(dataDir, 'database'), socketPathIn(folder));
  return {
    config: clientConfig(folder),
    close: async () => {
      await stopWorker(worker);
      lock.close();
    },
  };
};
