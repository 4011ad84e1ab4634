import { Pool, type PoolConfig } from 'pg';
import type PgBoss from 'pg-boss';

export interface BossDatabase extends PgBoss.Db {
  /** Waits for what is under way: a pool that ends drops questions that queue for a connection, unanswered. */
  close(): Promise<void>;
}

/** The connections of pg-boss. Its own would be closed under a worker that still asks, which then never ends. */
export const bossDatabase = (config: PoolConfig, onError: (error: Error) => void): BossDatabase => {
  const pool = new Pool({ ...config, max: 2, application_name: 'pgboss' });
  pool.on('error', onError);
  const underWay = new Set<Promise<unknown>>();
  return {
    executeSql: async (text, values) => {
      const answer = pool.query(text, values);
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    close: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      await pool.end();
    },
  };
};
