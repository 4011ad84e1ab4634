export interface PreloadedFile {
  url: string;
  /** `sha384-…`; must equal the integrity of the script that uses the preload, or the browser downloads it twice. */
  integrity: string;
}

/** Preloads scripts in parallel, before they run one after another. */
export type Preload = (files: readonly PreloadedFile[]) => void;

const listPreloads = (): Set<string> =>
  new Set(
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href }) => href),
  );

export const browserPreload: Preload = (files) => {
  const preloaded = listPreloads();
  for (const { url, integrity } of files) {
    if (preloaded.has(url)) continue;
    preloaded.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.integrity = integrity;
    if (new URL(url).origin !== location.origin) link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
};
