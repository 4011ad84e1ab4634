import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@rankwright/contracts/paths';
import type { Registry, RemoteRoute } from '@rankwright/contracts/remote';

const matchesPattern = (pattern: string, address: string): boolean => {
  const patternParts = pattern.split('/');
  const addressParts = address.split('/');
  return (
    patternParts.length === addressParts.length &&
    patternParts.every((part, at) =>
      part.startsWith(':') ? addressParts[at] !== '' : part === addressParts[at],
    )
  );
};

const isPageOfRoute = ({ path: pattern, pages }: RemoteRoute, address: string): boolean =>
  matchesPattern(pattern, address) && (!pages || !pattern.includes(':') || address in pages);

/**
 * 200 when a registered route or the host's own redirect matches the address, otherwise 404. A parameterised route that
 * lists its pages has no others.
 */
export const getRouteStatus = (origin: string, address: string): 200 | 404 => {
  const file = path.join(origin, 'registry.json');
  if (!existsSync(file)) return 404;
  const { remotes } = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const isPage = remotes.some(({ routes }) => routes.some((route) => isPageOfRoute(route, address)));
  return isPage || address === paths.dashboard ? 200 : 404;
};
