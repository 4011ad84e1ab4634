const attempts = new Map<string, number>();

/** URL of the next attempt: the first uses the preloaded file, later ones add `?try=` to bypass a cached broken copy. */
export const getNextScriptUrl = (url: string): string => {
  const previousAttempts = attempts.get(url) ?? 0;
  attempts.set(url, previousAttempts + 1);
  return previousAttempts === 0 ? url : `${url}?try=${previousAttempts + 1}`;
};

/** True when this page has requested to run the script. */
export const wasRequested = (url: string): boolean => attempts.has(url);

interface ChunkGlobals {
  __rankwrightChunkUrl?: (url: string) => string;
}

/** Installs the function that the chunk loader of each remote calls (patched by tooling's webpack preset). */
export const installChunkUrls = (): void => {
  (globalThis as ChunkGlobals).__rankwrightChunkUrl = getNextScriptUrl;
};
