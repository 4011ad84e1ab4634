import type { Registry } from '@rankwright/contracts/remote';
import type { Kernel } from '../kernel/kernel.ts';
import { findHostedRoute, type LoadedPages } from '../hostContext/HostContext.ts';
import { toLoadedPage } from '../hostContext/toLoadedPage.ts';

const retryMs = 3_000;

/**
 * Loads the code of the prerendered page before hydration, so that server and client trees match. Retries every three
 * seconds; until then the prerendered HTML stays usable. Returns nothing when another version than the prerendered one
 * runs, whose tree would not match. `registry` is the one in the page.
 */
export const loadPrerenderedPage = async (
  { loadPage }: Pick<Kernel, 'loadPage'>,
  registry: Registry,
  pathname: string,
): Promise<LoadedPages> => {
  const hosted = findHostedRoute(registry, pathname);
  if (!hosted) return {};
  const { remote, route } = hosted;
  for (;;) {
    const loaded = await loadPage(remote.name, route.path);
    if (loaded.ok)
      return loaded.value.version === remote.current.version
        ? { [route.path]: toLoadedPage(loaded.value) }
        : {};
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
};
