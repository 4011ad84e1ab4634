import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { fallbackPage, fileCacheName, pageCacheName, type VisitMessage } from '../offline/workerProtocol.ts';
import { limitEntries } from './cacheLimit.ts';
import { integrityPlugin } from './integrity.ts';
import { pagePlugin } from './pagePlugin.ts';
import { findRule, type RoutingRule } from './routingRules.model.ts';
import { applyVisit } from './visits.ts';
import { sendApiToNetwork, workerScope, type WorkerMessageEvent } from './workerScope.ts';

/** About 6 MB at the sizes of today; a visit drops versions long before. */
const maxFiles = 400;
const maxPages = 40;
/** Seconds after which a page comes from the cache; the answer still renews the cache when it comes. */
const pageDeadlineSeconds = 1;

const handlers = {
  file: new CacheFirst({ cacheName: fileCacheName, plugins: [integrityPlugin, limitEntries(maxFiles)] }),
  contract: new StaleWhileRevalidate({ cacheName: fileCacheName }),
  page: new NetworkFirst({
    cacheName: pageCacheName,
    networkTimeoutSeconds: pageDeadlineSeconds,
    plugins: [pagePlugin, limitEntries(maxPages)],
  }),
};

const router = new Router();
for (const rule of Object.keys(handlers) as Exclude<RoutingRule, null>[])
  router.registerRoute(new Route(({ url }) => findRule(url, location.origin) === rule, handlers[rule]));

/** Without an answer and a saved page, the app shows the screen; a broken cache never keeps a file from the network. */
router.setCatchHandler(async ({ request }: RouteHandlerCallbackOptions) => {
  if (findRule(new URL(request.url), location.origin) !== 'page') return fetch(request);
  const pages = await caches.open(pageCacheName);
  return (await pages.match(fallbackPage)) ?? Response.error();
});
router.addFetchListener();

const load = async (event: WorkerMessageEvent, address: string): Promise<void> => {
  await router.handleRequest({ request: new Request(address), event });
};

registerQuotaErrorCallback(() => caches.delete(fileCacheName));
clientsClaim();
enableNavigationPreload();
workerScope.addEventListener('install', (event) => {
  sendApiToNetwork(event);
  event.waitUntil(workerScope.skipWaiting());
});
workerScope.addEventListener('message', (event) => {
  const message = event.data as VisitMessage | { type: 'other' };
  if (message.type === 'visit')
    event.waitUntil(applyVisit({ caches, load: (address) => load(event, address) }, message));
});
