import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Removes the entries that came first, beyond the limit. */
export const limitEntries = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
  },
});
