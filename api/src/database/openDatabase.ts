import type { Logger } from 'pino';
import type { PoolConfig } from 'pg';
import type { Env } from '../env.ts';
import { openPool, type DatabaseHandle } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { applyMigrations } from './migrate.ts';

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR' | 'ROLE'>;

const connect = async (env: DatabaseEnv): Promise<{ config: PoolConfig; close(): Promise<void> }> => {
  if (!env.DATABASE_URL) return openEmbedded(env.DATA_DIR, env.ROLE === 'all' ? 'own' : 'join');
  const config = { connectionString: env.DATABASE_URL, max: env.DATABASE_POOL };
  return { config, close: () => Promise.resolve() };
};

/** Opens and migrates PostgreSQL (`DATABASE_URL`) or else the embedded database in `DATA_DIR`. */
export const openDatabase = async (env: DatabaseEnv, log: Logger): Promise<DatabaseHandle> => {
  const { config, close } = await connect(env);
  try {
    await applyMigrations(config);
  } catch (error) {
    await close();
    throw error;
  }
  const pool = openPool(config, (error) => log.warn({ err: error }, 'database connection lost'));
  return {
    db: pool.db,
    config,
    kind: env.DATABASE_URL ? 'postgres' : 'embedded',
    close: async () => {
      await pool.end();
      await close();
    },
  };
};
