import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';

/** The database or a transaction. Repositories accept either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseHandle {
  db: Database;
  config: PoolConfig;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

const insideTransaction = new AsyncLocalStorage<boolean>();

/** Using the pool inside a transaction deadlocks the embedded database, so it throws instead. */
const guardPool = (pool: Pool): Pool => {
  const assertOutsideTransaction = () => {
    if (insideTransaction.getStore())
      throw new Error('Inside a transaction, use its `tx` argument instead of the database.');
  };
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  return Object.assign(pool, {
    query: (...args: unknown[]) => (assertOutsideTransaction(), query(...args)),
    connect: (...args: unknown[]) => {
      // pg's pool.query calls connect with a callback and has been checked already.
      if (typeof args[0] !== 'function') assertOutsideTransaction();
      return connect(...args);
    },
  });
};

const withGuardedTransactions = (db: NodePgDatabase): Database => {
  const transaction = db.transaction.bind(db);
  const guardedTransaction: typeof db.transaction = (run, config) =>
    transaction((tx) => insideTransaction.run(true, () => run(tx)), config);
  return Object.assign(db, { transaction: guardedTransaction });
};

/** Opens a pool. `onError` is called when an idle connection breaks; the next query reconnects. */
export const openPool = (config: PoolConfig, onError: (error: Error) => void) => {
  const pool = guardPool(new Pool(config));
  pool.on('error', onError);
  // A pool listens to idle connections only. When one breaks in a transaction, its query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: withGuardedTransactions(drizzle(pool)), end: () => pool.end() };
};
