import type { Page } from '@playwright/test';
import type { NetworkWatch } from '../product/watchNetwork.ts';
import type { ApiCondition } from './screens.ts';

/** Session and subscription requests always work: without them no private screen opens. */
const sessionRequests = /\/api\/(auth\/(profile|verify-token)|stripe\/subscription)/;
const words = 'Something went wrong.';
const rejection = { success: false, error: words, message: words, code: 'INTERNAL' };

/** Makes the API of this page never respond, or respond with 500. */
export const setApiCondition = async (page: Page, apiCondition: ApiCondition = 'fair'): Promise<void> => {
  if (apiCondition === 'fair') return;
  await page.route(/\/api\//, (route) => {
    if (sessionRequests.test(route.request().url())) return route.continue();
    return apiCondition === 'waiting' ? undefined : route.fulfill({ status: 500, json: rejection });
  });
};

/** Waits for the heading, the fonts and, unless the API never responds, the data. */
export const waitForScreen = async (
  page: Page,
  network: NetworkWatch,
  apiCondition: ApiCondition = 'fair',
): Promise<void> => {
  await page.locator('h1').first().waitFor({ timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  if (apiCondition === 'waiting') return;
  await network.waitForIdle();
  await page
    .locator(':is(.MuiSkeleton-root, [aria-busy="true"]):not([inert] *)')
    .first()
    .waitFor({ state: 'detached' });
};
