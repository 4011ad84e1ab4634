import createCache from '@emotion/cache';
import type { Registry } from '@rankwright/contracts/remote';
import { createQueryClient } from '@rankwright/sdk/query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRouterOptions, createRoutes } from '../host/createRoutes.tsx';
import { loadPrerenderedPage } from '../host/loadPrerenderedPage.ts';
import { prefetchFirstData } from '../host/prefetchFirstData.ts';
import { prefetchPage } from '../host/prefetchPage.ts';
import { Providers } from '../host/Providers.tsx';
import { renderFirst } from '../host/renderFirst.ts';
import { waitForPage } from '../host/waitForPage.ts';
import { readHostData } from '../kernel/registry/hostData.ts';
import { openSavedData } from '../offline/offline.ts';
import { createEmbeddedKernel, type EmbeddedRemotes } from './embeddedKernel.ts';

/**
 * Starts the monolith build: the same app without federation, for the benchmark. It hydrates the prerendered HTML of the
 * released pages and renders the others as the federated app does.
 */
export const start = async (registry: Registry, remotes: EmbeddedRemotes): Promise<void> => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const kernel = createEmbeddedKernel(registry, remotes);
  const isPrerendered = readHostData(document)?.prerendered === true;
  const queryClient = createQueryClient();
  const openingSaved = openSavedData(queryClient, registry.shell.version);
  const initialPages = isPrerendered
    ? await loadPrerenderedPage(kernel, registry, location.pathname)
    : await waitForPage(
        prefetchFirstData(prefetchPage(kernel, registry, location.pathname), queryClient, location.search),
      );
  const saved = await openingSaved;
  const host = { ...(saved && { saved }), registry, kernel, initialPages, showDiagnostics: false };
  const router = createBrowserRouter(createRoutes(registry), createRouterOptions(kernel));
  const app = (
    <Providers cache={createCache({ key: 'rw' })} queryClient={queryClient} host={host}>
      <RouterProvider router={router} />
    </Providers>
  );
  renderFirst(initialPages, () => {
    if (isPrerendered) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
};
