import { serviceWorkerPath } from '@rankwright/contracts/remote';
import { paths } from '@rankwright/contracts/paths';
import { whenIdle } from '@rankwright/sdk/host';
import { session } from '@rankwright/sdk/session';

/** Milliseconds after `load` for which the page has network and processor to itself. */
const quietMs = 2_000;

const afterLoad = (then: () => void): void => {
  const wait = (): void => void setTimeout(() => whenIdle(then), quietMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

/** Has the worker save these addresses by its rules; it ignores those for which it has none. */
const save = (worker: ServiceWorker, urlsToCache: readonly string[]): void => {
  if (urlsToCache.length > 0) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
};

/** Files that this page loaded before the worker answered for it, and those that are still on their way. */
const saveLoadedFiles = (worker: ServiceWorker): void =>
  new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    save(
      worker,
      files.filter((name) => /^\/(shell|remotes)\//.test(new URL(name).pathname)),
    );
  }).observe({ type: 'resource', buffered: true });

/** A browser may refuse the worker, and its script may be broken: the app works as well without one. */
const register = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    // Where a worker answered for the page, it has saved it.
    save(active, [paths.dashboard, ...(navigator.serviceWorker.controller ? [] : [location.pathname])]);
    saveLoadedFiles(active);
  } catch {
    return;
  }
};

/** Addresses of pages tell what a person did: they go with the session. */
const forgetPagesWithSession = (): void => {
  session.store.subscribe(({ userId }, before) => {
    if (before.userId !== null && userId !== before.userId) void caches.delete('rankwright-documents');
  });
};

/** Registers the service worker once the page is idle, and has it save what the page has loaded before. */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  forgetPagesWithSession();
  afterLoad(() => void register());
};
