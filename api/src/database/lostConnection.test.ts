import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PoolConfig } from 'pg';
import { startDatabaseProxy } from '../testing/databaseProxy.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { openPool, type DatabaseHandle } from './database.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';

describe('a connection that breaks, as when PostgreSQL restarts', () => {
  let database: DatabaseHandle;
  let config: PoolConfig;
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  const breakConnections = () => proxy.breakConnections();

  before(async () => {
    database = await openTestDatabase();
    proxy = await startDatabaseProxy(database.config);
    config = proxy.config;
  });
  after(async () => {
    proxy.close();
    await database.close();
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
