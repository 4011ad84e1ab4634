import { wasAsked } from '../kernel/scriptUrls.ts';
import type { PageNetwork } from './traffic.model.ts';

/** As the browser knows it now. */
export const pageNetwork = (): PageNetwork => ({
  resources: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
  preloads: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(
    ({ href }) => href,
  ),
  wasAsked,
});
