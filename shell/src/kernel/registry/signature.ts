import { toCanonicalJson, type Registry } from '@rankwright/contracts/remote';

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** True when the registry is signed with the Ed25519 key (base64 SPKI). */
export const isSigned = async (signed: Registry, key: string): Promise<boolean> => {
  const { signature, ...rest } = signed;
  if (!signature) return false;
  try {
    const publicKey = await crypto.subtle.importKey('spki', fromBase64(key), 'Ed25519', false, ['verify']);
    const bytes = new TextEncoder().encode(toCanonicalJson(rest));
    return await crypto.subtle.verify('Ed25519', publicKey, fromBase64(signature), bytes);
  } catch {
    return false;
  }
};
