import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { toCanonicalJson, type Registry } from '@rankwright/contracts/remote';

const encodeKey = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

const readPrivateKey = (pem: string): KeyObject => {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Error('REGISTRY_PRIVATE_KEY is not an Ed25519 private key in PEM.');
  }
};

/** Public key (base64 SPKI) of `REGISTRY_PRIVATE_KEY`; null when this process has none. */
export const getOwnRegistryKey = (environment: NodeJS.ProcessEnv = process.env): string | null => {
  const pem = environment.REGISTRY_PRIVATE_KEY;
  return pem ? encodeKey(createPublicKey(readPrivateKey(pem))) : null;
};

const getBody = (content: Registry): Buffer => {
  const body = { ...content };
  delete body.signature;
  return Buffer.from(toCanonicalJson(body));
};

/** True when one of the keys (base64 SPKI) signed the registry. */
export const isSignedBy = (content: Registry, keys: readonly string[]): boolean =>
  content.signature !== undefined &&
  keys.some((key) => {
    try {
      const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
      return verify(null, getBody(content), publicKey, Buffer.from(content.signature ?? '', 'base64'));
    } catch {
      return false;
    }
  });

/**
 * Signs a registry for an origin with these keys. Throws when this process cannot: a signed registry has no unsigned
 * successor.
 */
export const signRegistry = (content: Registry, keys: readonly string[]): Registry => {
  const body = { ...content };
  delete body.signature;
  if (keys.length === 0) return body;
  const own = getOwnRegistryKey();
  if (own === null) throw new Error('This registry is signed. Set REGISTRY_PRIVATE_KEY to change it.');
  if (!keys.includes(own))
    throw new Error(
      'REGISTRY_PRIVATE_KEY is not one of the keys of this registry. See: npm run remote -- settings',
    );
  const privateKey = readPrivateKey(process.env.REGISTRY_PRIVATE_KEY ?? '');
  return { ...body, signature: sign(null, getBody(body), privateKey).toString('base64') };
};
