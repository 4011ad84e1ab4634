import createCache from '@emotion/cache';
import type { Registry } from '@rankwright/contracts/remote';
import { createQueryClient } from '@rankwright/sdk/query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HostApp } from '../host/HostApp.tsx';
import { Providers } from '../host/Providers.tsx';
import { embeddedKernel, type EmbeddedRemotes } from './embeddedKernel.ts';

/** The same app without federation, which the benchmark holds the federated one against. */
export const start = (registry: Registry, remotes: EmbeddedRemotes): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place for the app.');
  const host = { registry, kernel: embeddedKernel(registry, remotes), ready: {}, ledger: false };
  createRoot(container).render(
    <Providers cache={createCache({ key: 'rw' })} queryClient={createQueryClient()} host={host}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element: <HostApp /> }])} />
    </Providers>,
  );
};
