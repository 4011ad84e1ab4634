import type { Registry, RemoteContract } from '@rankwright/contracts/remote';

/** A file of a remote or of the shell, as a page names it. */
export interface PageFile {
  /** Address, e.g. `/remotes/marketing/0.1.0-1a2b3c4d/entry.5e6f7a8b9c.js`; absolute on an origin of the remote's own. */
  href: string;
  /** `sha384-…` */
  integrity: string;
}

/** A file that the contract of the remote's current version lists. */
export const findRemoteFile = (
  { remotes }: Registry,
  { name: remote, files }: RemoteContract,
  file: string,
): PageFile => ({
  href: `${remotes.find(({ name }) => name === remote)?.current.base ?? ''}${file}`,
  integrity: files[file]?.integrity ?? '',
});

/** Attributes of a script or its preload. A browser checks the integrity of another origin's file only with `crossorigin`. */
export const renderFileAttributes = ({ href, integrity }: PageFile, name: 'src' | 'href'): string =>
  `${name}="${href}" integrity="${integrity}"${href.startsWith('/') ? '' : ' crossorigin="anonymous"'}`;
