import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { readKeys } from '../secrets/keys.ts';
import type { SecretKey } from '../secrets/secrets.ts';
import { BackupError, type Manifest } from './manifest.ts';

const keyFileSchema = z.object({ session: z.string().min(1), secrets: z.string().min(1) });

/** Tells keys apart without giving them away. */
export const getFingerprint = ({ id, key }: SecretKey): string =>
  `${id}:${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

/** Writes the keys to a file of their own, readable by its owner only. */
export const writeKeyFile = (env: Env, file: string): void => {
  const { session, secrets } = readKeys(env);
  const content = {
    session: new TextDecoder().decode(session[0]),
    secrets: secrets.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(','),
  };
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    throw new BackupError(`The keys could not be written to ${file}: ${(cause as Error).message}`, { cause });
  }
};

/** Reads a file of `writeKeyFile` as settings, SESSION_KEY and SECRET_KEYS. */
export const readKeyFile = (file: string): Pick<Env, 'SESSION_KEY' | 'SECRET_KEYS'> => {
  try {
    const { session, secrets } = keyFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { SESSION_KEY: session, SECRET_KEYS: secrets };
  } catch (cause) {
    throw new BackupError(`${file} is not a key file of Rankwright.`, { cause });
  }
};

/** Puts the development keys of a backup into a data folder that has none. Configured keys are set by hand. */
export const installKeys = ({ SESSION_KEY, SECRET_KEYS }: Partial<Env>, dataDirectory: string): void => {
  const [id, secret] = SECRET_KEYS?.split(':') ?? [];
  if (id !== 'dev' || !SESSION_KEY || !secret) return;
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  for (const [name, key] of Object.entries({ session: SESSION_KEY, secrets: secret })) {
    const file = path.join(dataDirectory, `${name}.key`);
    if (!existsSync(file)) writeFileSync(file, key, { mode: 0o600 });
  }
};

/** Throws when the credentials in the backup could not be decrypted with the keys at hand. */
export const assertKeys = (manifest: Manifest, env: Env): void => {
  const available = new Set(readKeys(env).secrets.map(getFingerprint));
  const missing = manifest.keyFingerprints.filter((fingerprint) => !available.has(fingerprint));
  if (missing.length > 0)
    throw new BackupError(
      `The credentials in this backup were encrypted with other keys (${missing.join(', ')}). Pass their file with ` +
        '--keys, set SECRET_KEYS, or pass --without-keys and connect the sites again.',
    );
};
