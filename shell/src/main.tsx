import createCache from '@emotion/cache';
import { createHex } from '@rankwright/sdk/host';
import { createQueryClient } from '@rankwright/sdk/query';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Host, LoadedPage } from './hostContext/HostContext.ts';
import { createRouterOptions, createRoutes } from './host/createRoutes.tsx';
import { loadFirstRegistry } from './host/loadFirstRegistry.tsx';
import { Providers } from './host/Providers.tsx';
import { loadPrerenderedPage } from './host/loadPrerenderedPage.ts';
import { prefetchFirstData } from './host/prefetchFirstData.ts';
import { prefetchPage } from './host/prefetchPage.ts';
import { renderFirst } from './host/renderFirst.ts';
import { waitForPage } from './host/waitForPage.ts';
import { applyOverrideFromUrl } from './host/applyOverrideFromUrl.ts';
import { readHostData } from './kernel/registry/hostData.ts';
import { resolveIntegrity } from './kernel/contract/integrity.ts';
import { createKernel } from './kernel/kernel.ts';
import { browserPorts } from './kernel/ports/browserPorts.ts';
import { browserStorage } from './kernel/ports/storage.ts';
import { openSavedData, startWorker } from './offline/offline.ts';
import { createRecorder } from './telemetry/recorder.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';
import { isStaff } from './hostUi/staff.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');
const data = readHostData(document);
const recorder = createRecorder({
  now: () => performance.now(),
  isSampled: Math.random() * 100 < (data?.telemetryPercent ?? 0),
  pageTraceId: createHex(16),
  shellVersion: data?.registry.shell.version ?? '',
});
const ports = browserPorts(recorder.record);
if (data) ports.chunks.publishIntegrity(resolveIntegrity(data.integrity, location.href));
const queryClient = createQueryClient();
const openingSaved = data?.offline === true ? openSavedData(queryClient, data.registry.shell.version) : null;

let createdRoot: ReactRoot | null = null;
const getRoot = (): ReactRoot => (createdRoot ??= createRoot(container));
const isUnrendered = (): boolean => createdRoot === null;
const kernel = createKernel(ports, data);
startTelemetry(recorder, kernel);
const registry = await loadFirstRegistry(kernel, getRoot);
applyOverrideFromUrl(kernel.overrides);
const loadingPage = prefetchPage(kernel, registry, location.pathname);
const readingData = prefetchFirstData(loadingPage, queryClient, location.search);

const prerendered = data?.prerendered === true && isUnrendered();
const prerenderedPages = prerendered ? await loadPrerenderedPage(kernel, registry, location.pathname) : {};
const saved = await openingSaved;
// Answers from the device are there at once, and the first render waits for no other.
const isRestored =
  saved &&
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.data !== undefined);
const host: Host = {
  ...(saved && { saved }),
  registry,
  kernel,
  // A private page that has arrived is in the first render, which then needs no placeholder.
  initialPages: prerendered ? prerenderedPages : await waitForPage(isRestored ? loadingPage : readingData),
  recorder,
  showDiagnostics:
    data?.development === true ||
    isStaff(
      location.search,
      browserStorage(() => localStorage),
    ),
};
const router = createBrowserRouter(createRoutes(registry), createRouterOptions(kernel));
const app = (
  <Providers cache={createCache({ key: 'rw' })} queryClient={queryClient} host={host}>
    <RouterProvider router={router} />
  </Providers>
);

/** Only the current version was prerendered; another version would not match the HTML. */
const isRendered = ({ remote, version }: LoadedPage): boolean =>
  data?.registry.remotes.find(({ name }) => name === remote)?.current.version === version;
const pages = Object.values(prerenderedPages);
const isHydrated = pages.length > 0 && pages.every(isRendered);
renderFirst(host.initialPages, () => {
  if (isHydrated) hydrateRoot(container, app);
  else getRoot().render(app);
});

if (data?.offline === true) startWorker(kernel);
