/** What the page and the service worker agree on. */

export const fileCacheName = 'rankwright-files';
export const pageCacheName = 'rankwright-pages';

/** Address of the page that the worker shows for an address that it has not saved: the app without a prerendered screen. */
export const fallbackPage = '/dashboard';

/** Sent by each page once it is idle. */
export interface VisitMessage {
  type: 'visit';
  /** `updatedAt` of the registry that this page has verified. */
  registry: string;
  /** Version folders that this registry names, e.g. `/shell/1.0.0-abc/`; files of others are dropped. */
  folders: readonly string[];
  /** Files of version folders that this page has loaded, e.g. before the worker ran. */
  files: readonly string[];
  /** Addresses of pages to save. */
  pages: readonly string[];
}

const versionFolder = /^\/(?:shell|remotes\/[^/]+)\/[^/]+\//;

/** The version folder of a file; null outside of one. */
export const findVersionFolder = (pathname: string): string | null =>
  versionFolder.exec(pathname)?.[0] ?? null;
