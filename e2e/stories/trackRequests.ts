import type { Page, Request } from '@playwright/test';

/** Runs after React has rendered what arrived, and the browser has painted it. */
const waitForTwoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** React shows a part some moments after its script has arrived. */
const isPartLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-loading-part]') !== null);

/**
 * Counts the page's requests from now on. Returns a function that waits until every lazy part has arrived and is on
 * screen: no request is open, and what arrived last asked for nothing more.
 */
export const trackRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  const add = (request: Request) => void open.add(request);
  const remove = (request: Request) => void open.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  return async () => {
    do {
      while (open.size > 0)
        await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]);
      await waitForTwoFrames(page);
    } while (open.size > 0 || (await isPartLoading(page)));
    page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
  };
};
