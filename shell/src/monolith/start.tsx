import createCache from '@emotion/cache';
import type { Registry } from '@rankwright/contracts/remote';
import { createQueryClient } from '@rankwright/sdk/query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../host/Providers.tsx';
import { rootRoutes } from '../host/rootRoutes.tsx';
import { createEmbeddedKernel, type EmbeddedRemotes } from './embeddedKernel.ts';

/** Starts the monolith build: the same app without federation, for the benchmark. */
export const start = (registry: Registry, remotes: EmbeddedRemotes): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const host = {
    registry,
    kernel: createEmbeddedKernel(registry, remotes),
    initialPages: {},
    showDiagnostics: false,
  };
  createRoot(container).render(
    <Providers cache={createCache({ key: 'rw' })} queryClient={createQueryClient()} host={host}>
      <RouterProvider router={createBrowserRouter(rootRoutes)} />
    </Providers>,
  );
};
