import type { Registry } from '@rankwright/contracts/remote';
import type { Kernel } from '../kernel/kernel.ts';
import { findHostedRoute, type LoadedPages } from '../hostContext/HostContext.ts';
import { toLoadedPage } from '../hostContext/toLoadedPage.ts';

const retryMs = 3_000;

/**
 * Loads the code of the prerendered page before hydration, so that server and client trees match. Retries every three
 * seconds; until then the prerendered HTML stays usable.
 */
export const loadPrerenderedPage = async (
  kernel: Kernel,
  registry: Registry,
  pathname: string,
): Promise<LoadedPages> => {
  const hosted = findHostedRoute(registry, pathname);
  if (!hosted) return {};
  for (;;) {
    const loaded = await kernel.loadPage(hosted.remote.name, hosted.route.path);
    if (loaded.ok) return { [hosted.route.path]: toLoadedPage(loaded.value) };
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
};
