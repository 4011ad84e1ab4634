import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { parseSecretKeys, type SecretKey } from './secrets.ts';

export interface Keys {
  /** The first signs, all verify. */
  session: [Uint8Array, ...Uint8Array[]];
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

type KeySettings = Pick<Env, 'SESSION_KEY' | 'SESSION_KEY_PREVIOUS' | 'SECRET_KEYS' | 'DATA_DIR'>;

const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

export const readKeys = (env: KeySettings): Keys => ({
  session: [
    encodeText(env.SESSION_KEY ?? readDevelopmentKey(env.DATA_DIR, 'session')),
    ...(env.SESSION_KEY_PREVIOUS ? [encodeText(env.SESSION_KEY_PREVIOUS)] : []),
  ],
  secrets: parseSecretKeys(env.SECRET_KEYS ?? `dev:${readDevelopmentKey(env.DATA_DIR, 'secrets')}`),
});
