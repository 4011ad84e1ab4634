import type { HostData, RemoteContract } from '@rankwright/contracts/remote';
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

/** The host's own scripts that a route asks for, as compose wrote them into this page. */
export const kitFiles = (
  { kits }: Pick<RemoteContract, 'kits'>,
  path: string,
  data: HostData | null,
  own: string,
): PreloadedFile[] => {
  const files = (kits[path] ?? []).flatMap((kit) => data?.kits[kit] ?? []);
  return [...new Set(files)].flatMap((file) => {
    const integrity = data?.integrity[file];
    return integrity ? [{ url: new URL(file, own).href, integrity }] : [];
  });
};
