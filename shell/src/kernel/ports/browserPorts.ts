import type { Failure } from '../outcome.ts';
import { browserClock } from './clock.ts';
import { browserFederation } from './federation.ts';
import { browserFetcher } from './fetcher.ts';
import { browserPageEvents } from './pageEvents.ts';
import type { Ports } from './ports.ts';
import { browserPreload } from './preload.ts';
import { browserScripts } from './scripts.ts';
import { browserStorage } from './storage.ts';

/** Window event with the `Failure` as its detail; monitoring listens to it. */
export const failureEvent = 'rankwright:remote-failure';

const tellWindow = (failure: Failure): void => {
  window.dispatchEvent(new CustomEvent<Failure>(failureEvent, { detail: failure }));
};

/** The real things. What is bad or overridden is remembered for this session of the browser. */
export const browserPorts = (): Ports => ({
  clock: browserClock,
  fetcher: browserFetcher,
  preload: browserPreload,
  scripts: browserScripts,
  federation: browserFederation,
  storage: browserStorage(() => sessionStorage),
  events: browserPageEvents,
  report: tellWindow,
  own: location.href,
});
