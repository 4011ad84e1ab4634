// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';
import { statementQueue } from './statementQueue.mjs';

const { dataDir, socketPath } = workerData;
// Shared buffers are allocated at the start. The operating system caches the files as well, so more would only cost
// memory: 128 MB by default.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const db = await PGlite.create({ dataDir, startParams, extensions: { btree_gin, pg_trgm } });
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 50 });
server.queryQueue = statementQueue(db);
await server.start();
parentPort.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort.postMessage('closed');
});
parentPort.postMessage('ready');
