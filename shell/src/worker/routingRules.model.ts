import { findVersionFolder } from '../offline/workerProtocol.ts';

/**
 * How the worker answers a request:
 * - `file`: from the cache, else from the network. Its address names an immutable version.
 * - `contract`: from the cache, and renewed behind it. The host checks its hash, so a damaged one recovers with Retry.
 * - `page`: from the network within a second, else from the cache. It carries the registry, so a rollback wins.
 * - null: the browser does as if there were no worker. So are the API, `registry.json` and every other origin.
 */
export type RoutingRule = 'file' | 'contract' | 'page' | null;

const serverPath = /^\/(?:api|files|dev)(?:\/|$)/;
const hasExtension = /\.[A-Za-z0-9]+$/;

/** A query asks for a fresh copy of a file (`?try=2`), so it passes the worker by; a page is the same with any query. */
export const findRule = ({ origin, pathname, search }: URL, ownOrigin: string): RoutingRule => {
  if (origin !== ownOrigin || serverPath.test(pathname)) return null;
  if (findVersionFolder(pathname)) {
    if (search !== '' || pathname.endsWith('.map')) return null;
    return pathname.endsWith('.json') ? 'contract' : 'file';
  }
  return hasExtension.test(pathname) ? null : 'page';
};
