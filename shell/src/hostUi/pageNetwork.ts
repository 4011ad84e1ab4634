import type { PageNetwork } from './traffic.model.ts';

/** Resources and preloads of the page so far. */
export const readPageNetwork = (wasRequested: PageNetwork['wasRequested']): PageNetwork => ({
  resources: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
  preloads: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(
    ({ href }) => href,
  ),
  wasRequested,
});
