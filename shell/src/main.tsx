import createCache from '@emotion/cache';
import { createQueryClient } from '@rankwright/sdk/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HostApp } from './host/HostApp.tsx';
import type { Host, ReadyPage } from './host/HostContext.ts';
import { openRegistry } from './host/openRegistry.tsx';
import { Providers } from './host/Providers.tsx';
import { readyPage } from './host/readyPage.ts';
import { takeOverride } from './host/takeOverride.ts';
import { readHostData } from './kernel/hostData.ts';
import { publishShellIntegrity } from './kernel/integrity.ts';
import { createKernel } from './kernel/kernel.ts';
import { browserPorts } from './kernel/ports/browserPorts.ts';
import { provideRuntime } from './kernel/ports/runtime.ts';
import { browserStorage } from './kernel/ports/storage.ts';
import { installChunkUrls } from './kernel/scriptUrls.ts';
import { kits } from './kits.ts';
import { isStaff } from './surface/staff.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the app.');
const data = readHostData(document);
if (data) publishShellIntegrity(data.integrity);
installChunkUrls();
provideRuntime();

let made: Root | null = null;
const root = (): Root => (made ??= createRoot(container));
const untouched = (): boolean => made === null;
const kernel = createKernel(browserPorts(), data);
const registry = await openRegistry(kernel, root);
takeOverride(kernel.overrides);

const prerendered = data?.prerendered === true && untouched();
const ready = prerendered ? await readyPage(kernel, registry, location.pathname) : {};
const host: Host = {
  registry,
  kernel,
  ready,
  ledger:
    data?.development === true ||
    isStaff(
      location.search,
      browserStorage(() => localStorage),
    ),
};
const router = createBrowserRouter([{ path: '*', element: <HostApp /> }]);
const app = (
  <Providers cache={createCache({ key: 'rw' })} queryClient={createQueryClient()} host={host}>
    <RouterProvider router={router} />
  </Providers>
);

/** The server rendered the current versions; anything else would not match its HTML. */
const isRendered = ({ remote, version }: ReadyPage): boolean =>
  data?.registry.remotes.find(({ name }) => name === remote)?.current.version === version;
const pages = Object.values(ready);
// As a transition, hydration yields to the person every few milliseconds.
if (pages.length > 0 && pages.every(isRendered)) startTransition(() => void hydrateRoot(container, app));
else root().render(app);

const whenIdle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
whenIdle?.(() => performance.mark(`rankwright:idle:${Object.keys(kits).length}-kits`));
