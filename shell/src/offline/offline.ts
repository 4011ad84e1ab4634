import { pageHydratedEvent } from '@rankwright/contracts/deferredHydration';
import type { QueryClient } from '@rankwright/sdk/query';
import {
  createSavedQueries,
  openDeviceStore,
  openScreenStore,
  type SavedQueries,
} from '@rankwright/sdk/saved';
import { session } from '@rankwright/sdk/session';
import { findHostedRoute } from '../hostContext/HostContext.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { followScreen } from './savedScreen/followScreen.ts';
import { registerServiceWorker } from './serviceWorker.ts';
import { whenIdle } from '@rankwright/sdk/host';

/** Milliseconds for which the first screen waits for the device. */
const restoreDeadlineMs = 200;

/** Shows what was saved on this device for this account, and saves what the API answers from now on. */
export const openSavedData = async (client: QueryClient, schema: string): Promise<SavedQueries> => {
  const saved = createSavedQueries({ client, session, device: openDeviceStore(), schema, now: Date.now });
  saved.follow();
  window.addEventListener('pagehide', () => void saved.save());
  await Promise.race([saved.restore(), new Promise((resolve) => setTimeout(resolve, restoreDeadlineMs))]);
  return saved;
};

/** True when a worker answered for this page, which may then carry a registry from before. */
const isPageFromWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Milliseconds for which the first screen has processor and network to itself. */
const firstScreenMs = 1_000;

/** Once the first screen is mounted; a screen that cannot be shown is not waited for. */
const afterFirstScreen = (then: () => void): void => {
  const controller = new AbortController();
  const run = (): void => {
    clearTimeout(timer);
    controller.abort();
    whenIdle(then);
  };
  const timer = setTimeout(run, firstScreenMs);
  document.addEventListener(pageHydratedEvent, run, { signal: controller.signal });
};

/** Has a service worker save what this page has loaded, and asks for the versions of now if one answered for it. */
export const startWorker = ({ registry }: Kernel): void => {
  registerServiceWorker(registry.current);
  // A page that the worker saved may name versions that were rolled back since.
  if (isPageFromWorker()) afterFirstScreen(() => void registry.refresh());
};

/** Saves the private screens that this page shows; a later visit paints them before the app has started. */
export const saveScreens = (
  kernel: Kernel,
  client: QueryClient,
  saved: SavedQueries,
  version: string,
): void => {
  const isPrivate = (pathname: string): boolean => {
    const registry = kernel.registry.current();
    return registry !== null && findHostedRoute(registry, pathname)?.route.access === 'protected';
  };
  const store = openScreenStore();
  followScreen({ client, saved, session, store, version, isPrivate, now: Date.now });
};
