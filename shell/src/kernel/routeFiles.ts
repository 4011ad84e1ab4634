import type { RemoteContract } from '@rankwright/contracts/remote';
import type { PreloadedFile } from './ports/preload.ts';

/** The scripts of one route, entry first, as its contract lists them. */
export const routeFiles = (
  { assets, files }: Pick<RemoteContract, 'assets' | 'files'>,
  path: string,
  base: URL,
): PreloadedFile[] =>
  (assets[path] ?? []).flatMap((file) => {
    const integrity = files[file]?.integrity;
    return integrity ? [{ url: new URL(file, base).href, integrity }] : [];
  });
