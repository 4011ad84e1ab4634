import type { Registry } from '@rankwright/contracts/remote';
import type { ComponentType } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import { findHostedRoute, type LoadedPage } from '../hostContext/HostContext.ts';

const retryMs = 3_000;

/**
 * Loads the code of the prerendered page before hydration, so that server and client trees match. Retries every three
 * seconds; until then the prerendered HTML stays usable.
 */
export const loadPrerenderedPage = async (
  kernel: Kernel,
  registry: Registry,
  pathname: string,
): Promise<Record<string, LoadedPage>> => {
  const hosted = findHostedRoute(registry, pathname);
  if (!hosted) return {};
  for (;;) {
    const loaded = await kernel.loadPage(hosted.remote.name, hosted.route.path);
    if (loaded.ok) {
      const { component, ...facts } = loaded.value;
      return { [hosted.route.path]: { Page: component as ComponentType, ...facts } };
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
};
