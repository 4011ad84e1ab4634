const tries = new Map<string, number>();

/** The first try takes what was preloaded; a later one gets another address, or a cache would answer with the broken copy. */
export const nextScriptUrl = (url: string): string => {
  const earlier = tries.get(url) ?? 0;
  tries.set(url, earlier + 1);
  return earlier === 0 ? url : `${url}?try=${earlier + 1}`;
};

/** Did anything in this page ask to run this script? */
export const wasAsked = (url: string): boolean => tries.has(url);

interface ChunkGlobals {
  __rankwrightChunkUrl?: (url: string) => string;
}

/** The chunk loader of each remote asks here (the build's preset patches it). */
export const installChunkUrls = (): void => {
  (globalThis as ChunkGlobals).__rankwrightChunkUrl = nextScriptUrl;
};
