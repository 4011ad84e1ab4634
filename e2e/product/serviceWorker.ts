import { expect, type BrowserContext, type Page } from '@playwright/test';
import { saveTimeoutMs } from './savedData.ts';

/**
 * Every visit of this context is a first one: nothing is saved on the device, and a test answers every request by `route`,
 * to which those of a service worker do not come. The page says nothing about it, as in a browser that has neither.
 */
export const makeEveryVisitFirst = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
};

/** Addresses that the service worker has saved, for pages and for files. */
const listSaved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Resolves once the service worker has saved these addresses. */
export const waitUntilFilesSaved = (page: Page, addresses: readonly string[]): Promise<void> =>
  expect
    .poll(() => listSaved(page), { timeout: saveTimeoutMs })
    .toEqual(expect.arrayContaining([...addresses]));

/** Resolves once the service worker has saved every script that this page has loaded. */
export const waitUntilScriptsSaved = async (page: Page): Promise<void> => {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname, search }) => /^\/(shell|remotes)\/.*\.js$/.test(pathname) && search === '')
      .map(({ pathname }) => pathname),
  );
  await waitUntilFilesSaved(page, scripts);
};

/**
 * Resolves once the service worker has saved this page, its fallback and its scripts: from then on the page opens without
 * a network.
 */
export const waitUntilSaved = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await waitUntilFilesSaved(page, [new URL(page.url()).pathname, '/dashboard']);
  await waitUntilScriptsSaved(page);
};
