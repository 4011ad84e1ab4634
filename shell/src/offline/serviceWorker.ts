import { serviceWorkerPath, type Registry } from '@rankwright/contracts/remote';
import { session } from '@rankwright/sdk/session';
import { createVisitMessage } from './visit.model.ts';
import { whenIdle } from '@rankwright/sdk/host';
import { pageCacheName } from './workerProtocol.ts';

/** Milliseconds after `load` for which the page has network and processor to itself. */
const quietMs = 2_000;

const afterLoad = (then: () => void): void => {
  const wait = (): void => void setTimeout(() => whenIdle(then), quietMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

const listLoaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Tells the worker what the page has loaded, and again when more came: on a slow network a screen's files may still be on
 * their way when the worker starts, and it has not seen them.
 */
const followFiles = (getRegistry: () => Registry | null): void => {
  const sent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (): Promise<void> => {
    timer = undefined;
    const { active } = await navigator.serviceWorker.ready;
    const registry = getRegistry();
    const isFirst = sent.size === 0;
    const loaded = listLoaded().filter((name) => !sent.has(name));
    if (!active || !registry) return;
    for (const name of loaded) sent.add(name);
    const message = createVisitMessage(registry, location, loaded);
    if (isFirst || message.files.length > 0) active.postMessage(message);
  };
  void send();
  new PerformanceObserver(() => (timer ??= setTimeout(() => void send(), quietMs))).observe({
    type: 'resource',
  });
};

/** A browser may refuse the worker, and its script may be broken: the app works as well without one. */
const register = async (getRegistry: () => Registry | null): Promise<void> => {
  try {
    await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  } catch {
    return;
  }
  followFiles(getRegistry);
};

/** Addresses of pages tell what a person did, e.g. a report's private link: they go with the session. */
const forgetPagesWithSession = (): void => {
  session.store.subscribe(({ userId }, before) => {
    if (before.userId !== null && userId !== before.userId) void caches.delete(pageCacheName);
  });
};

/** Registers the service worker once the page is idle, and tells it what the page has loaded. */
export const registerServiceWorker = (getRegistry: () => Registry | null): void => {
  if (!('serviceWorker' in navigator)) return;
  forgetPagesWithSession();
  afterLoad(() => void register(getRegistry));
};
