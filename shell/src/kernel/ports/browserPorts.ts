import { browserClock } from './clock.ts';
import { browserFederation } from './federation.ts';
import { browserFetcher } from './fetcher.ts';
import type { Ports } from './ports.ts';
import { browserScripts } from './scripts.ts';
import { browserStorage } from './storage.ts';

/** The real things. What is bad or overridden is remembered for this session of the browser. */
export const browserPorts = (): Ports => ({
  clock: browserClock,
  fetcher: browserFetcher,
  scripts: browserScripts,
  federation: browserFederation,
  storage: browserStorage(() => sessionStorage),
  own: location.href,
});
