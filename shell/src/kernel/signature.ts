import { canonicalJson, type Registry } from '@rankwright/contracts/remote';

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Did the holder of the Ed25519 key (base64 SPKI) sign this registry? */
export const isSigned = async (signed: Registry, key: string): Promise<boolean> => {
  const { signature, ...rest } = signed;
  if (!signature) return false;
  try {
    const publicKey = await crypto.subtle.importKey('spki', fromBase64(key), 'Ed25519', false, ['verify']);
    const bytes = new TextEncoder().encode(canonicalJson(rest));
    return await crypto.subtle.verify('Ed25519', publicKey, fromBase64(signature), bytes);
  } catch {
    return false;
  }
};
