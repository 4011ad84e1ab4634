interface ChunkGlobals {
  __rankwrightChunkUrl?: (url: string) => string;
}

/** A repeated try of a chunk gets another address, or the browser would answer from what it remembers. */
export const installChunkUrls = (): void => {
  const tries = new Map<string, number>();
  (globalThis as ChunkGlobals).__rankwrightChunkUrl = (url) => {
    const count = tries.get(url) ?? 0;
    tries.set(url, count + 1);
    return count === 0 ? url : `${url}?retry=${count}`;
  };
};
