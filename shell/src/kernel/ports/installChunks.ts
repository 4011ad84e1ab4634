export interface ChunkFile {
  /** As webpack will request it: it then waits for this script instead of adding its own. */
  src: string;
  /** `sha384-…`, verified by the browser. */
  integrity: string;
}

/**
 * Runs the scripts of chunks at once, in parallel, before webpack asks for one after another. A chunk only hands its modules to the
 * webpack of its container, which evaluates them when they are imported and requests again a chunk that failed here.
 */
export type InstallChunks = (container: string, files: readonly ChunkFile[]) => void;

export const browserInstallChunks: InstallChunks = (container, files) => {
  for (const { src, integrity } of files) {
    const script = document.createElement('script');
    script.async = true;
    script.integrity = integrity;
    if (new URL(src, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    // Like webpack's own, so that `forget` finds one that hangs.
    script.dataset.webpack = `${container}:`;
    script.onload = () => script.remove();
    script.onerror = () => script.remove();
    script.src = src;
    document.head.append(script);
  }
};
