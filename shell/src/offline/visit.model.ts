import type { Registry } from '@rankwright/contracts/remote';
import { fallbackPage, findVersionFolder, type VisitMessage } from './workerProtocol.ts';

const getPathIn = (address: string, origin: string): string | null => {
  const url = new URL(address, origin);
  return url.origin === origin && url.search === '' ? url.pathname : null;
};

const isString = (value: string | null): value is string => value !== null;

/** What a page tells the worker. `loaded` are the URLs of everything that this page has loaded. */
export const createVisitMessage = (
  { updatedAt, shell, remotes }: Registry,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  loaded: readonly string[],
): VisitMessage => {
  const bases = remotes.flatMap(({ current, previous, canary }) =>
    [current, previous, canary].flatMap((version) => version?.base ?? []),
  );
  const shells = [shell.version, shell.previous].filter(isString).map((version) => `/shell/${version}/`);
  const files = loaded.map((url) => getPathIn(url, origin)).filter(isString);
  return {
    type: 'visit',
    registry: updatedAt,
    folders: [...shells, ...bases.map((base) => getPathIn(base, origin)).filter(isString)],
    files: [...new Set(files)].filter((file) => findVersionFolder(file) !== null && !file.endsWith('.map')),
    pages: [...new Set([fallbackPage, pathname])],
  };
};
