import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@rankwright/contracts/paths';
import type { Registry } from '@rankwright/contracts/remote';

const matches = (pattern: string, address: string): boolean => {
  const wanted = pattern.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
};

/** Does a registered route (or the host's own redirect) answer this address? The page itself is the same either way. */
export const routeStatus = (origin: string, address: string): 200 | 404 => {
  const file = path.join(origin, 'registry.json');
  if (!existsSync(file)) return 404;
  const { remotes } = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const known = remotes.flatMap(({ routes }) => routes.map((route) => route.path));
  return [paths.dashboard, ...known].some((pattern) => matches(pattern, address)) ? 200 : 404;
};
