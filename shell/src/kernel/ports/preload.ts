export interface PreloadedFile {
  url: string;
  /** `sha384-…`, the same as when it is run: other bytes are asked for again. */
  integrity: string;
}

/** Asks for scripts that will run soon, so that none waits for the one before it. */
export type Preload = (files: readonly PreloadedFile[]) => void;

const isAskedFor = (url: string): boolean =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(
    ({ href }) => href === url,
  );

export const browserPreload: Preload = (files) => {
  for (const { url, integrity } of files) {
    if (isAskedFor(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.integrity = integrity;
    if (new URL(url).origin !== location.origin) link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
};
