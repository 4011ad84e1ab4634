import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';

/** The database, or a transaction of it: repositories take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseHandle {
  db: Database;
  config: PoolConfig;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

const insideTransaction = new AsyncLocalStorage<boolean>();

/** On the embedded database the outer connection waits for the transaction that waits for it: refuse instead. */
const guarded = (pool: Pool): Pool => {
  const refuse = () => {
    if (insideTransaction.getStore())
      throw new Error('Inside a transaction, use the transaction it hands you.');
  };
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  return Object.assign(pool, {
    query: (...args: unknown[]) => (refuse(), query(...args)),
    connect: (...args: unknown[]) => {
      // pg's own pool.query connects with a callback; that path has been checked already.
      if (typeof args[0] !== 'function') refuse();
      return connect(...args);
    },
  });
};

const withGuardedTransactions = (db: NodePgDatabase): Database => {
  const transaction = db.transaction.bind(db);
  const wrapped: typeof db.transaction = (run, config) =>
    transaction((tx) => insideTransaction.run(true, () => run(tx)), config);
  return Object.assign(db, { transaction: wrapped });
};

/** Opens a pool. `onError` hears of idle connections that break; the next query reconnects. */
export const openPool = (config: PoolConfig, onError: (error: Error) => void) => {
  const pool = guarded(new Pool(config));
  pool.on('error', onError);
  return { db: withGuardedTransactions(drizzle(pool)), end: () => pool.end() };
};
