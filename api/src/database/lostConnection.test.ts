import assert from 'node:assert/strict';
import { createConnection, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { PoolConfig } from 'pg';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { openPool, type DatabaseHandle } from './database.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';

const listTarget = ({ host, port, connectionString }: PoolConfig) => {
  if (!connectionString) return { path: path.join(String(host), `.s.PGSQL.${port}`) };
  const url = new URL(connectionString);
  return { host: url.hostname, port: Number(url.port) };
};

describe('a connection that breaks, as when PostgreSQL restarts', () => {
  let database: DatabaseHandle;
  let config: PoolConfig;
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-lost-'));
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const server = createConnection(listTarget(database.config));
    for (const end of [socket, server]) {
      sockets.add(end);
      end.on('error', () => undefined);
    }
    socket.pipe(server).pipe(socket);
  });
  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  before(async () => {
    database = await openTestDatabase();
    proxy.listen(path.join(folder, '.s.PGSQL.5432'));
    await once(proxy, 'listening');
    const url = database.config.connectionString;
    const name = url ? new URL(url).pathname.slice(1) : 'postgres';
    config = { host: folder, port: 5432, user: 'postgres', database: name, max: 2 };
  });
  after(async () => {
    breakConnections();
    proxy.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('rejects the transaction between two statements and leaves the process and the pool whole', async () => {
    const pool = openPool(config, () => undefined);
    await assert.rejects(
      pool.db.transaction(async (tx) => {
        await tx.execute('select 1');
        breakConnections();
        await new Promise((done) => setImmediate(done));
        await tx.execute('select 2');
      }),
    );
    const { rows } = await pool.db.execute('select 3 as three');
    assert.deepEqual(rows, [{ three: 3 }]);
    await pool.end();
  });

  it('rejects the work under an advisory lock and leaves the process whole', async () => {
    await assert.rejects(
      withAdvisoryLock(config, 7, async (client) => {
        breakConnections();
        await new Promise((done) => setImmediate(done));
        await client.query('select 1');
      }),
    );
  });
});
