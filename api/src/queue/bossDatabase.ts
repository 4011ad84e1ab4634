import { Pool, type PoolConfig } from 'pg';
import type PgBoss from 'pg-boss';

export interface BossDatabase extends PgBoss.Db {
  /** Waits for pending queries first, because `pool.end` never settles queries that wait for a connection. */
  close(): Promise<void>;
}

/** A connection pool for pg-boss. pg-boss closes its own pool while workers still query it, and then never stops. */
export const createBossDatabase = (config: PoolConfig, onError: (error: Error) => void): BossDatabase => {
  const pool = new Pool({ ...config, max: 2, application_name: 'pgboss' });
  pool.on('error', onError);
  const pendingQueries = new Set<Promise<unknown>>();
  return {
    executeSql: async (text, values) => {
      const answer = pool.query(text, values);
      pendingQueries.add(answer);
      try {
        return await answer;
      } finally {
        pendingQueries.delete(answer);
      }
    },
    close: async () => {
      while (pendingQueries.size > 0) await Promise.allSettled(pendingQueries);
      await pool.end();
    },
  };
};
