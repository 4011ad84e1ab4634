import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { holdRequests } from '../product/holdRequests.ts';
import { setOffline } from '../product/offlineSetting.ts';
import { getApp, readSavedScreens, waitUntilScreenSaved } from '../product/savedScreens.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';
import { watchNetwork } from '../product/watchNetwork.ts';
import { logOutByMenu, storeSession } from '../product/session.ts';

test.use({
  expectedMessages: {
    'a script that the test keeps from the page': { text: 'net::ERR_FAILED', path: /^\/(shell|remotes)\// },
    'the screen whose script does not come': { text: /./, path: /^\/(remotes|content-history)/ },
  },
});

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
  await setOffline(product, 'on');
});
test.afterAll(() => product.stop());

const title = 'Prune roses before the sap rises';
const appScript = '**/shell/*/shell*.js';

/** Without a service worker, whose requests do not come to `route`. */
const signIn = async (browser: Browser, member: Member): Promise<BrowserContext> => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  await context.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  return context;
};

const getCover = (page: Page) => page.locator('[data-saved-screen]');

/** An author whose history was on screen. */
const openHistory = async (browser: Browser) => {
  const member = await createMember(product.url);
  await member.send(createArticle, { body: { title, content: 'Begin with the dead wood.' } });
  const context = await signIn(browser, member);
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.contentHistory}`);
  await expect(getApp(page).getByText(title)).toBeVisible();
  return { context, page };
};

const openSavedHistory = async (browser: Browser) => {
  const { context, page } = await openHistory(browser);
  await waitUntilScreenSaved(page, paths.contentHistory, title);
  return { context, page };
};

/** Sum of the layout shifts of the page. */
const readShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

test('paints the screen before the app has loaded, which takes over without a shift', async ({ browser }) => {
  const { context, page } = await openSavedHistory(browser);
  const release = await holdRequests(page, appScript);
  await page.route('**/api/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(getCover(page).getByText(title)).toBeVisible();
  expect(await getCover(page).evaluate((cover: HTMLElement) => cover.inert)).toBe(true);
  await expect(getCover(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('main').first()).toContainText(title);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await readShift(page);

  release();
  await expect(getCover(page)).toHaveCount(0);
  await expect(getApp(page).getByText(title)).toBeVisible();
  await expect(page.getByText(/Showing what was saved on this device at \d+:\d\d/)).toBeVisible();
  expect((await readShift(page)) - before).toBe(0);
  await page.getByRole('button', { name: 'Account menu' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await context.close();
});

test('leaves no screen on the device when the person logs out', async ({ browser }) => {
  const { context, page } = await openSavedHistory(browser);
  await logOutByMenu(page);
  await page.waitForURL(`${product.url}${paths.login}`);
  await expect.poll(() => readSavedScreens(page)).toEqual([]);
  await context.close();
});

test('paints nothing of another account, and removes what it saved', async ({ browser }) => {
  const { context, page } = await openSavedHistory(browser);
  const other = await createMember(product.url);
  await storeSession(page, other);
  const seen = await context.newPage();
  await seen.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-saved-screen]')) document.documentElement.dataset.wasPainted = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await seen.goto(`${product.url}${paths.contentHistory}`);
  await expect(seen.locator('main[data-screen]')).toBeVisible();
  expect(await seen.locator('html').getAttribute('data-was-painted')).toBeNull();
  await expect.poll(async () => JSON.stringify(await readSavedScreens(seen))).not.toContain(title);
  await context.close();
});

test('gives way to what the app says when a script does not load', async ({ browser }) => {
  const { context, page } = await openSavedHistory(browser);
  await page.route(appScript, (route) => route.abort());
  await page.reload();
  await expect(getCover(page)).toHaveCount(0);
  await expect(getApp(page).getByText(title)).toHaveCount(0);
  await page.unroute(appScript);

  // With the further attempts, whose URLs have a query.
  await page.route(/\/remotes\/generator\/.+\.js/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Content History could not be loaded')).toBeVisible();
  await expect(getCover(page)).toHaveCount(0);
  await context.close();
});

// The last test of this file: the others need the setting on.
test('saves nothing where the setting is off', async ({ browser }) => {
  await setOffline(product, 'off');
  const { context, page } = await openHistory(browser);
  await watchNetwork(page).waitForIdle();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('/offline.'))).toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases).toEqual([]);
  expect(await page.locator('meta[name="rankwright:saved-screens"]').count()).toBe(0);
  await context.close();
});
