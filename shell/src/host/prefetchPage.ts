import type {} from '@rankwright/contracts/planCheck';
import type { Registry, RemoteRoute } from '@rankwright/contracts/remote';
import { session } from '@rankwright/sdk/session';
import type { Kernel } from '../kernel/kernel.ts';
import { findHostedRoute } from '../hostContext/HostContext.ts';

/** What the guard of the route will say, as far as it is known before the app renders. */
const isAllowed = async ({ access, gated }: RemoteRoute): Promise<boolean> => {
  if (access !== 'protected' || session.current().token === null) return false;
  return gated ? ((await window.rankwrightPrefetchedResponse?.isPlanActive) ?? false) : true;
};

/**
 * Loads the code of a private page while the layout renders; of a gated one when the bootstrap script has seen an active
 * plan. The screen joins the load when it asks the kernel for the page, and shows its failure.
 */
export const prefetchPage = async (kernel: Kernel, registry: Registry, pathname: string): Promise<void> => {
  const hosted = findHostedRoute(registry, pathname);
  if (hosted && (await isAllowed(hosted.route))) await kernel.loadPage(hosted.remote.name, hosted.route.path);
};
