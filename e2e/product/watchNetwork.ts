import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { streamEvents } from '@rankwright/contracts/events';

const quietMs = 500;
const limitMs = 30_000;

const isEventStream = (request: Request): boolean => new URL(request.url()).pathname === streamEvents.path;

export interface NetworkWatch {
  /** Like the load state `networkidle`, which never comes while the account's event stream is open. */
  waitForIdle: () => Promise<void>;
}

/** Counts the requests of a page. Call it before the page is opened. */
export const watchNetwork = (page: Page): NetworkWatch => {
  const pending = new Set<Request>();
  let lastChange = Date.now();
  const end = (request: Request): void => {
    if (pending.delete(request)) lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (isEventStream(request)) return;
    pending.add(request);
    lastChange = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    waitForIdle: async () => {
      lastChange = Date.now();
      const deadline = Date.now() + limitMs;
      while (pending.size > 0 || Date.now() - lastChange < quietMs) {
        if (Date.now() > deadline) throw new Error('The page kept sending requests.');
        await sleep(50);
      }
    },
  };
};
