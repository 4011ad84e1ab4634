import type { Failure } from '../result/steps.ts';
import { createChunks, type ChunkGlobals } from './chunks.ts';
import { browserClock } from './clock.ts';
import { createBrowserFederation } from './federation.ts';
import { browserFetcher } from './fetcher.ts';
import { browserPageEvents } from './pageEvents.ts';
import type { Ports } from './ports.ts';
import { browserScripts } from './scripts.ts';
import { createStartReportSender } from './startReports.ts';
import { browserStorage } from './storage.ts';
import { failureEvent } from './telemetryEvent.ts';

const dispatchFailureEvent = (failure: Failure): void => {
  window.dispatchEvent(new CustomEvent<Failure>(failureEvent, { detail: failure }));
};

/** Ports of the real browser; call it once in a page. Failed versions and overrides are kept in session storage. */
export const browserPorts = (observe: Ports['observe']): Ports => {
  const chunks = createChunks(globalThis as ChunkGlobals);
  return {
    clock: browserClock,
    fetcher: browserFetcher,
    scripts: browserScripts,
    chunks,
    federation: createBrowserFederation(chunks),
    storage: browserStorage(() => sessionStorage),
    lastingStorage: browserStorage(() => localStorage),
    createId: () => crypto.randomUUID(),
    events: browserPageEvents,
    report: dispatchFailureEvent,
    observe,
    reportStart: createStartReportSender(),
    pageUrl: location.href,
  };
};
