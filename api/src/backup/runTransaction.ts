import type { Client } from 'pg';

/** Commits what `work` did, or rolls it back. The embedded database has one session: nothing may stay open in it. */
export const runTransaction = async <Result>(
  client: Client,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
