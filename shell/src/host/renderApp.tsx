import createCache from '@emotion/cache';
import type { QueryClient } from '@rankwright/sdk/query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Host } from '../hostContext/HostContext.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { createRouterOptions, createRoutes } from './createRoutes.tsx';
import { Providers } from './Providers.tsx';

/** Hydrates the prerendered page if its code has been loaded, and renders the app otherwise. */
export const renderApp = (
  container: HTMLElement,
  host: Host & { kernel: Kernel },
  queryClient: QueryClient,
): void => {
  const router = createBrowserRouter(createRoutes(host.registry), createRouterOptions(host.kernel));
  const app = (
    <Providers cache={createCache({ key: 'rw' })} queryClient={queryClient} host={host}>
      <RouterProvider router={router} />
    </Providers>
  );
  if (Object.keys(host.initialPages).length > 0) hydrateRoot(container, app);
  else createRoot(container).render(app);
};
