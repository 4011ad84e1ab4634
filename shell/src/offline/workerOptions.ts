import type { GenerateSWConfig } from 'workbox-webpack-plugin';

type Caching = NonNullable<GenerateSWConfig['runtimeCaching']>;

/**
 * What the worker answers. The first rule that matches wins; all else passes it by: the API, `registry.json`, other origins, and
 * a file that is asked for again with a query. The functions are copied into the worker as text, so they use nothing around them.
 */
const runtimeCaching: Caching = [
  {
    // A page carries the registry, so the network comes first. A saved one is the same whatever its query.
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && !/^\/(?:api|files|dev|shell|remotes)(?:\/|$)|\.[A-Za-z0-9]+$/.test(url.pathname),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'rankwright-documents',
      networkTimeoutSeconds: 3,
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 40, purgeOnQuotaError: true },
      plugins: [
        {
          cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
          // The app without a prerendered screen: it shows whatever the address asks for.
          handlerDidError: () => caches.match('/dashboard'),
        },
      ],
    },
  },
  {
    // The host compares its hash with the registry's, so what the network says wins.
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      url.search === '' &&
      /^\/remotes\/[^/]+\/[^/]+\/remote\.contract\.json$/.test(url.pathname),
    handler: 'NetworkFirst',
    options: { cacheName: 'rankwright-contracts', expiration: { maxEntries: 60, purgeOnQuotaError: true } },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      url.search === '' &&
      /^\/(?:shell|remotes\/[^/]+)\/[^/]+\/.+\.(?:js|css|woff2?|svg|ico|png|jpe?g|gif|webp|avif)$/.test(
        url.pathname,
      ),
    handler: 'CacheFirst',
    options: {
      cacheName: 'rankwright-assets',
      cacheableResponse: { statuses: [200] },
      // About 6 MB.
      expiration: { maxEntries: 400, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true },
    },
  },
];

/** Nothing is saved ahead: remotes are released one by one, so no build knows all files. */
export const workerOptions: GenerateSWConfig = {
  swDest: 'serviceWorker.js',
  include: [],
  exclude: [/./],
  runtimeCaching,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  navigationPreload: true,
  skipWaiting: true,
  clientsClaim: true,
};
