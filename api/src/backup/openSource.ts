import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { openEmbedded } from '../database/embedded.ts';
import type { Env } from '../env.ts';
import { BackupError } from './manifest.ts';

/** A running product serves its embedded database; a stopped one is opened. */
export const openSource = async (env: Env): Promise<{ config: PoolConfig; close(): Promise<void> }> => {
  if (env.DATABASE_URL)
    return { config: { connectionString: env.DATABASE_URL }, close: () => Promise.resolve() };
  if (!existsSync(path.join(env.DATA_DIR, 'database')))
    throw new BackupError(`${env.DATA_DIR} holds no database. Set DATA_DIR or DATABASE_URL.`);
  return openEmbedded(env.DATA_DIR, 'join');
};
