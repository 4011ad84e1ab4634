import { pageHydratedEvent } from '@rankwright/contracts/hydration';
import { whenIdle } from '@rankwright/sdk/host';
import type { QueryClient } from '@rankwright/sdk/query';
import { isDemo, session } from '@rankwright/sdk/session';
import type { Kernel } from '../kernel/kernel.ts';
import { persistQueries, type SavedQueries } from './persistQueries.ts';
import { removeEarlierData } from './removeEarlierData.ts';
import { registerServiceWorker } from './serviceWorker.ts';

/** Milliseconds for which the first screen waits for the device. */
const restoreDeadlineMs = 200;

/** Shows what was saved on this device for this account, and saves what the API answers from now on. The demo saves nothing. */
export const openSavedData = async (client: QueryClient, version: string): Promise<SavedQueries | null> => {
  if (isDemo()) return null;
  const saved = persistQueries({ client, session, version });
  await Promise.race([saved.restored, new Promise((resolve) => setTimeout(resolve, restoreDeadlineMs))]);
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
  removeEarlierData();
  registerServiceWorker();
  // A page that the worker saved may name versions that were rolled back since.
  if (isPageFromWorker()) afterFirstScreen(() => void registry.refresh());
};
