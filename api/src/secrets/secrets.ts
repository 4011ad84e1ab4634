import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface SecretKey {
  id: string;
  key: Buffer;
}

export interface Secrets {
  /** Encrypts. The second argument binds the ciphertext to its row, e.g. `connections:<id>:<owner>`. */
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string;
  /** True when it was encrypted with a key other than the first. */
  isStale(sealed: string): boolean;
}

const algorithm = 'aes-256-gcm';
const tagBytes = 16;

export const parseSecretKeys = (text: string): SecretKey[] =>
  text.split(',').map((entry) => {
    const [id, encoded] = entry.trim().split(':');
    const key = Buffer.from(encoded ?? '', 'base64');
    if (!id || key.length !== 32) throw new Error('SECRET_KEYS: each entry is id:base64 of 32 bytes.');
    return { id, key };
  });

const parseSealedSecret = (sealed: string): [string, string, string, string] => {
  const [version, id, iv, tag, body] = sealed.split('.');
  if (version !== 'v1' || !id || !iv || !tag || body === undefined) throw new Error('Not a sealed secret.');
  return [id, iv, tag, body];
};

/**
 * AES-256-GCM, `v1.keyId.iv.tag.text`. The first key encrypts, every key decrypts, so keys can be rotated.
 */
export const createSecrets = (keys: SecretKey[]): Secrets => {
  const [first] = keys;
  if (!first) throw new Error('At least one secret key is needed.');
  return {
    seal: (text, context) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, first.key, iv, { authTagLength: tagBytes }).setAAD(
        Buffer.from(context),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        'v1',
        first.id,
        ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open: (sealed, context) => {
      const [id, iv, tag, body] = parseSealedSecret(sealed);
      const key = keys.find((candidate) => candidate.id === id);
      if (!key) throw new Error(`No secret key ${id}.`);
      const decipher = createDecipheriv(algorithm, key.key, Buffer.from(iv, 'base64url'), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
    isStale: (sealed) => parseSealedSecret(sealed)[0] !== first.id,
  };
};
