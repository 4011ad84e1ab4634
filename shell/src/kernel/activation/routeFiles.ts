import type { HostData, RemoteContract } from '@rankwright/contracts/remote';
import type { PreloadedFile } from '../ports/preload.ts';

/** Scripts of a route as listed in its contract, entry first. */
export const listRouteFiles = (
  { assets, files }: Pick<RemoteContract, 'assets' | 'files'>,
  path: string,
  base: URL,
): PreloadedFile[] =>
  (assets[path] ?? []).flatMap((file) => {
    const integrity = files[file]?.integrity;
    return integrity ? [{ url: new URL(file, base).href, integrity }] : [];
  });

/** Scripts of the lazy shared modules that a route uses, from the page's host data. */
export const listSharedModuleFiles = (
  { lazySharedModules }: Pick<RemoteContract, 'lazySharedModules'>,
  path: string,
  data: HostData | null,
  pageUrl: string,
): PreloadedFile[] => {
  const files = (lazySharedModules[path] ?? []).flatMap(
    (moduleName) => data?.lazySharedModules[moduleName] ?? [],
  );
  return [...new Set(files)].flatMap((file) => {
    const integrity = data?.integrity[file];
    return integrity ? [{ url: new URL(file, pageUrl).href, integrity }] : [];
  });
};
