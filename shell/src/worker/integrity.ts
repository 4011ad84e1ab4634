import type { WorkboxPlugin } from 'workbox-core/types.js';

const algorithm = 'SHA-384';
const prefix = 'sha384-';

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** True when the body has the integrity that the page asks for, or the page asks for none. */
export const hasIntegrity = async (response: Response, integrity: string): Promise<boolean> => {
  if (!integrity.startsWith(prefix)) return true;
  const digest = await crypto.subtle.digest(algorithm, await response.clone().arrayBuffer());
  return integrity.split(/\s+/).includes(`${prefix}${toBase64(digest)}`);
};

/** A damaged file in the cache is loaded anew: the browser would refuse it at each visit. */
export const integrityPlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await hasIntegrity(cachedResponse, request.integrity)) ? cachedResponse : null,
};
