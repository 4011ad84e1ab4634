import type { Client, ClientConfig } from 'pg';
import { openClient } from './openClient.ts';

/**
 * Runs `work` while holding the PostgreSQL advisory lock `key`, so that only one instance runs it at a time.
 */
export const withAdvisoryLock = async <T>(
  config: ClientConfig,
  key: number,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = await openClient(config);
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    try {
      return await work(client);
    } finally {
      // The embedded database has one session for all connections, so closing this one does not release the lock.
      await client.query('select pg_advisory_unlock($1)', [key]);
    }
  } finally {
    await client.end();
  }
};
