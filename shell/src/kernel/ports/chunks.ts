/** What the chunk loaders of remotes read on the page (patched by tooling's webpack preset). */
export interface ChunkGlobals {
  /** Absolute script URL → integrity. */
  __rankwrightIntegrity?: Record<string, string>;
  __rankwrightChunkUrl?: (url: string) => string;
}

/** Integrity and attempts of the scripts of this page, by absolute URL. */
export interface Chunks {
  /** Publishes the integrity of files to the chunk loaders, before any of them runs. */
  publishIntegrity: (files: Readonly<Record<string, string>>) => void;
  /** Of any attempt to load the file. Empty when no contract lists it. */
  getIntegrity: (url: string) => string;
  /** URL of the next attempt: the first uses the preloaded file, later ones add `?try=` to bypass a cached broken copy. */
  getNextUrl: (url: string) => string;
  /** True when this page has requested to run the script. */
  wasRequested: (url: string) => boolean;
}

/** Installs the globals of the chunk loaders. */
export const createChunks = (globals: ChunkGlobals): Chunks => {
  const integrity: Record<string, string> = {};
  const attempts = new Map<string, number>();
  const getNextUrl = (url: string): string => {
    const previousAttempts = attempts.get(url) ?? 0;
    attempts.set(url, previousAttempts + 1);
    return previousAttempts === 0 ? url : `${url}?try=${previousAttempts + 1}`;
  };
  globals.__rankwrightIntegrity = integrity;
  globals.__rankwrightChunkUrl = getNextUrl;
  return {
    publishIntegrity: (files) => void Object.assign(integrity, files),
    getIntegrity: (url) => integrity[url.replace(/\?try=\d+$/, '')] ?? '',
    getNextUrl,
    wasRequested: (url) => attempts.has(url),
  };
};
