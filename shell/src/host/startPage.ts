import type {} from '@rankwright/contracts/planCheck';
import type { Registry, RemoteRoute } from '@rankwright/contracts/remote';
import { session } from '@rankwright/sdk/session';
import { matchPath } from 'react-router-dom';
import type { Kernel } from '../kernel/kernel.ts';
import { listHostedRoutes } from '../hostContext/HostContext.ts';

/** What the guard of the route will say, as far as it is known before the app renders. */
const isAllowed = async ({ access, gated }: RemoteRoute): Promise<boolean> => {
  if (access !== 'protected' || session.current().token === null) return false;
  return gated ? ((await window.rankwrightEarlyAnswer?.isPlanActive) ?? false) : true;
};

/**
 * Starts the remote of a private page while the layout renders; of a gated one when the page's first script has seen an active
 * plan. The screen joins it when it asks the kernel for the page; a failure is the screen's to show.
 */
export const startPage = async (kernel: Kernel, registry: Registry, pathname: string): Promise<void> => {
  const hosted = listHostedRoutes(registry).find(({ route }) => matchPath(route.path, pathname));
  if (hosted && (await isAllowed(hosted.route))) await kernel.loadPage(hosted.remote.name, hosted.route.path);
};
