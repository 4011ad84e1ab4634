import type { HostData, RemoteContract } from '@rankwright/contracts/remote';
import type { ScriptFile } from '../ports/scripts.ts';

/** Scripts of a route as listed in its contract, without the entry. */
export const listRouteFiles = (
  { assets, entry, files }: Pick<RemoteContract, 'assets' | 'entry' | 'files'>,
  path: string,
  base: URL,
): ScriptFile[] =>
  (assets[path] ?? []).flatMap((file) => {
    const integrity = files[file]?.integrity;
    return integrity && file !== entry ? [{ src: new URL(file, base).href, integrity }] : [];
  });

/** Scripts of the lazy shared modules that a route uses, from the page's host data. */
export const listSharedModuleFiles = (
  { lazySharedModules }: Pick<RemoteContract, 'lazySharedModules'>,
  path: string,
  data: HostData | null,
  pageUrl: string,
): ScriptFile[] => {
  const files = (lazySharedModules[path] ?? []).flatMap(
    (moduleName) => data?.lazySharedModules[moduleName] ?? [],
  );
  return [...new Set(files)].flatMap((file) => {
    const integrity = data?.integrity[file];
    return integrity ? [{ src: new URL(file, pageUrl).href, integrity }] : [];
  });
};
