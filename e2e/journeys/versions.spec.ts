import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startOtherOrigin, type OtherOrigin } from '../chaos/host/otherOrigin.ts';
import { updateRegistryEntry, getRegisteredRemote, type ChaosFixture } from '../chaos/host/fixture.ts';
import {
  getScreenError,
  navigateInApp,
  getScreenHeading,
  openNeutral,
  openScreen,
} from '../chaos/host/screen.ts';
import { readRegistry, serveRegistry } from '../chaos/host/serveRegistry.ts';
import { targets } from '../chaos/host/targets.ts';
import { createHandwrittenPage } from '../chaos/release/handwrittenRelease.ts';
import { addRelease, type Edit } from '../chaos/release/addRelease.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { makeEveryVisitFirst } from '../product/serviceWorker.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: {
    'a release that throws': { text: 'broken release', path: /^/ },
    'a release whose entry is cut off': {
      text: /Unexpected end of input|missing \) after argument list|Invalid or unexpected token/,
      path: /^/,
    },
  },
});

let product: Product;
let member: Member;
let otherOrigin: OtherOrigin;

test.beforeAll(async () => {
  product = await openProduct();
  member = await createMember(product.url);
  otherOrigin = await startOtherOrigin(path.join(product.dataDirectory, 'origin'));
});
test.afterAll(async () => {
  await otherOrigin.stop();
  await product.stop();
});

const [target] = targets.filter(({ name }) => name === 'billing');
if (!target) throw new Error('No remote is called billing.');

const createFixture = async (browser: Browser): Promise<ChaosFixture> => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  await makeEveryVisitFirst(context);
  const page = await context.newPage();
  const origin = path.join(product.dataDirectory, 'origin');
  const { url } = product;
  const registry = readRegistry(origin);
  const fixture = { url, origin, context, page, member, target, otherOrigin, requests: [], registry };
  await serveRegistry(fixture);
  return fixture;
};

const openStartPage = async ({ page, url }: ChaosFixture): Promise<void> => {
  await openNeutral(page, url);
  await openScreen(page, target.otherAddress);
};

/** Milliseconds, measured in the page, from the navigation to the screen's heading. */
const measureTimeToScreen = async (page: Page, address: string): Promise<number> => {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const before = main?.querySelector('h1');
    const since = performance.now();
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      Object.assign(globalThis, { screenAfter: performance.now() - since });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await navigateInApp(page, address);
  await getScreenHeading(page).first().waitFor();
  await page.waitForFunction(() => 'screenAfter' in globalThis);
  return page.evaluate(() => (globalThis as unknown as { screenAfter: number }).screenAfter);
};

const editEntry =
  (change: (text: string) => string): Edit =>
  ({ contract, files }) => ({
    contract,
    files: { ...files, [contract.entry]: change(files[contract.entry] ?? '') },
  });

const brokenReleases: Record<string, Edit> = {
  'throws on import': editEntry((text) => `throw new Error('broken release');${text}`),
  'is truncated': editEntry((text) => text.slice(0, text.length / 2)),
  'needs another React version': ({ contract, files }) => ({
    contract: { ...contract, shared: { ...contract.shared, react: '^17.0.0' } },
    files,
  }),
  'throws in render': createHandwrittenPage(`() => { throw new Error('broken release'); }`),
};

for (const [how, edit] of Object.entries(brokenReleases)) {
  test(`falls back to the previous version within a second when the current one ${how}`, async ({
    browser,
  }) => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const fixture = await createFixture(browser);
      const good = getRegisteredRemote(fixture).current;
      updateRegistryEntry(fixture, { current: await addRelease(fixture, edit), previous: good });
      await openStartPage(fixture);
      times.push(await measureTimeToScreen(fixture.page, target.address));
      await expect(getScreenError(fixture.page)).toHaveCount(0);
      await openScreen(fixture.page, target.otherAddress);
      await openScreen(fixture.page, target.address);
      await fixture.context.close();
    }
    // Other load on the machine only adds time, so the fastest round counts.
    expect(Math.min(...times), times.map(Math.round).join(', ')).toBeLessThan(1_000);
  });
}

test('runs two versions of one remote on one page without conflicts', async ({ browser }) => {
  const fixture = await createFixture(browser);
  const { page } = fixture;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const first = getRegisteredRemote(fixture).current;
  await openStartPage(fixture);
  await openScreen(page, target.address);
  /** Computed values by property; no value while the screen is being replaced. */
  const readHeadingStyle = (): Promise<Record<string, string> | null> =>
    page.evaluate(() => {
      const heading = document.querySelector('main h1');
      if (!heading) return null;
      const style = getComputedStyle(heading);
      return Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]));
    });
  await expect.poll(readHeadingStyle).not.toBeNull();
  const headingStyle = await readHeadingStyle();

  const second = await addRelease(fixture, (release) => release);
  updateRegistryEntry(fixture, { current: second, previous: first });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version of this screen is available.')).toBeVisible();
  await openScreen(page, target.otherAddress);
  await openScreen(page, target.address);
  expect(requestedUrls.some((url) => url.includes(second.base))).toBe(true);
  await expect.poll(readHeadingStyle).toEqual(headingStyle);
  const containers = await page.evaluate(() =>
    Object.keys(globalThis).filter((key) => key.startsWith('rw_billing')),
  );
  expect(containers).toHaveLength(2);

  updateRegistryEntry(fixture, { current: first, previous: second });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await openScreen(page, target.otherAddress);
  const before = requestedUrls.length;
  await openScreen(page, target.address);
  expect(requestedUrls.slice(before).filter((url) => url.includes('/remotes/billing/'))).toEqual([]);
  await expect.poll(readHeadingStyle).toEqual(headingStyle);
  expect(errors).toEqual([]);
  await fixture.context.close();
});
