export interface ScriptFile {
  /** Absolute URL. */
  src: string;
  /** `sha384-…`, verified by the browser. */
  integrity: string;
}

/** Scripts of chunks. The federation runtime and webpack request them; the kernel knows them earlier. */
export interface Scripts {
  /** Downloads scripts at once, in parallel: webpack asks for one after another. */
  preload: (files: readonly ScriptFile[]) => void;
  /** Lets webpack give up those of these scripts that have not arrived, so that it requests them again the next time. */
  giveUp: (files: readonly ScriptFile[]) => void;
}

const removeQuery = (url: string): string => url.replace(/\?.*$/, '');

export const browserScripts: Scripts = {
  preload: (files) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    const preloaded = new Set(links.map(({ href }) => href));
    for (const { src, integrity } of files) {
      if (preloaded.has(src)) continue;
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', integrity, href: src });
      if (new URL(src).origin !== location.origin) link.crossOrigin = 'anonymous';
      document.head.append(link);
    }
  },
  giveUp: (files) => {
    const given = new Set(files.map(({ src }) => src));
    for (const script of [...document.scripts].filter(({ src }) => given.has(removeQuery(src)))) {
      script.dispatchEvent(new Event('error'));
      script.remove();
    }
  },
};
