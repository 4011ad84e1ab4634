import type { Registry } from '@rankwright/contracts/remote';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Kernel } from '../kernel/kernel.ts';
import { hostedRoutes, type ReadyPage } from './HostContext.ts';

const retryMs = 3_000;

/**
 * The page that the server rendered, loaded before hydration so that both trees are the same. While its code does
 * not arrive, the HTML stays as it is and keeps working; every three seconds it is tried again.
 */
export const readyPage = async (
  kernel: Kernel,
  registry: Registry,
  pathname: string,
): Promise<Record<string, ReadyPage>> => {
  const hosted = hostedRoutes(registry).find(({ route }) => matchPath(route.path, pathname));
  if (!hosted) return {};
  for (;;) {
    const outcome = await kernel.page(hosted.remote.name, hosted.route.path);
    if (outcome.ok) {
      const { component, ...facts } = outcome.value;
      return { [hosted.route.path]: { Page: component as ComponentType, ...facts } };
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
};
