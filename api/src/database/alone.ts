import { Client, type ClientConfig } from 'pg';

/** Runs `work` while no other instance runs what has the same key; its client holds the lock. */
export const alone = async <T>(
  config: ClientConfig,
  key: number,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    try {
      return await work(client);
    } finally {
      // The embedded database has one session for all connections: closing this one would keep the lock.
      await client.query('select pg_advisory_unlock($1)', [key]);
    }
  } finally {
    await client.end();
  }
};
