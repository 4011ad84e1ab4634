import createCache from '@emotion/cache';
import { createQueryClient } from '@rankwright/sdk/query';
import { loadFonts } from '@rankwright/shared-ui/fonts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HostApp } from './host/HostApp.tsx';
import type { Host } from './host/HostContext.ts';
import { Providers } from './host/Providers.tsx';
import { readyPage } from './host/readyPage.ts';
import { installChunkUrls } from './kernel/chunkUrls.ts';
import { readHostData } from './kernel/hostData.ts';
import { createKernel } from './kernel/kernel.ts';
import { browserPorts } from './kernel/ports/browserPorts.ts';
import { publishShellIntegrity } from './kernel/shellIntegrity.ts';
import { kits } from './kits.ts';

const root = document.getElementById('root');
const data = readHostData(document);
if (data) publishShellIntegrity(data.integrity);
installChunkUrls();
loadFonts();

const kernel = createKernel(browserPorts(), data);
if (!kernel.registry.current()) await kernel.registry.refresh();
const registry = kernel.registry.current();
if (!root || !registry)
  throw new Error('The page could not start: neither the registry nor the root is there.');

const prerendered = data?.prerendered === true;
const ready = prerendered ? await readyPage(kernel, registry, location.pathname) : {};
const host: Host = { registry, kernel, ready, development: data?.development ?? false };
const router = createBrowserRouter([{ path: '*', element: <HostApp /> }]);
const app = (
  <Providers cache={createCache({ key: 'rw' })} queryClient={createQueryClient()} host={host}>
    <RouterProvider router={router} />
  </Providers>
);

if (prerendered && Object.keys(ready).length > 0) hydrateRoot(root, app);
else createRoot(root).render(app);

const whenIdle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
whenIdle?.(() => performance.mark(`rankwright:idle:${Object.keys(kits).length}-kits`));
