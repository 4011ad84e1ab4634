import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { parseSecretKeys, type SecretKey } from './secrets.ts';

export interface Keys {
  session: Uint8Array;
  secrets: SecretKey[];
}

/** Created once and stored in the data folder. Production requires configured keys instead (`env.ts`). */
const readDevelopmentKey = (dataDir: string, name: string): string => {
  const file = join(dataDir, `${name}.key`);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

export const readKeys = (env: Pick<Env, 'SESSION_KEY' | 'SECRET_KEYS' | 'DATA_DIR'>): Keys => ({
  session: new TextEncoder().encode(env.SESSION_KEY ?? readDevelopmentKey(env.DATA_DIR, 'session')),
  secrets: parseSecretKeys(env.SECRET_KEYS ?? `dev:${readDevelopmentKey(env.DATA_DIR, 'secrets')}`),
});
