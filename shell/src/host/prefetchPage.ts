import type {} from '@rankwright/contracts/prefetch';
import type { Registry, RemoteRoute } from '@rankwright/contracts/remote';
import { session } from '@rankwright/sdk/session';
import type { Kernel } from '../kernel/kernel.ts';
import { findHostedRoute, type LoadedPages } from '../hostContext/HostContext.ts';
import { toLoadedPage } from '../hostContext/toLoadedPage.ts';

/** What the guard of the route will say, as far as it is known before the app renders. */
const isAllowed = async ({ access, gated }: RemoteRoute): Promise<boolean> => {
  if (access !== 'protected' || session.current().token === null) return false;
  return gated ? ((await window.rankwrightPrefetched?.isPlanActive) ?? false) : true;
};

/**
 * Loads the code of a private page before the app renders; of a gated one when the bootstrap script has seen an active
 * plan. The screen joins the load when it asks the kernel for the page, and shows its failure. Returns the page by its route;
 * nothing without one.
 */
export const prefetchPage = async (
  kernel: Kernel,
  registry: Registry,
  pathname: string,
): Promise<LoadedPages> => {
  const hosted = findHostedRoute(registry, pathname);
  if (!hosted || !(await isAllowed(hosted.route))) return {};
  const { remote, route } = hosted;
  const loaded = await kernel.loadPage(remote.name, route.path);
  return loaded.ok ? { [route.path]: toLoadedPage(loaded.value) } : {};
};
