import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface SecretKey {
  id: string;
  key: Buffer;
}

export interface Secrets {
  /** `place` binds the ciphertext to its row, e.g. `connections:<id>:<owner>`. */
  seal(text: string, place: string): string;
  open(sealed: string, place: string): string;
  /** True when it was sealed with a key that is not the first any more. */
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

const partsOf = (sealed: string): [string, string, string, string] => {
  const [version, id, iv, tag, body] = sealed.split('.');
  if (version !== 'v1' || !id || !iv || !tag || body === undefined) throw new Error('Not a sealed secret.');
  return [id, iv, tag, body];
};

/** AES-256-GCM, `v1.keyId.iv.tag.text`. The first key seals, every key opens, so keys can be rotated. */
export const createSecrets = (keys: SecretKey[]): Secrets => {
  const [first] = keys;
  if (!first) throw new Error('At least one secret key is needed.');
  return {
    seal: (text, place) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, first.key, iv, { authTagLength: tagBytes }).setAAD(
        Buffer.from(place),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        'v1',
        first.id,
        ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open: (sealed, place) => {
      const [id, iv, tag, body] = partsOf(sealed);
      const key = keys.find((candidate) => candidate.id === id);
      if (!key) throw new Error(`No secret key ${id}.`);
      const decipher = createDecipheriv(algorithm, key.key, Buffer.from(iv, 'base64url'), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
    isStale: (sealed) => partsOf(sealed)[0] !== first.id,
  };
};
