import type { Page } from '@playwright/test';
import type { Weather } from './screens.ts';

/** Who is signed in and what they pay for: without it no screen of a member would open at all. */
const own = /\/api\/(auth\/(profile|verify-token)|stripe\/subscription)/;
const words = 'Something went wrong.';
const refusal = { success: false, error: words, message: words, code: 'INTERNAL' };

/** Makes the API never answer, or answer 500, on this page. */
export const setWeather = async (page: Page, weather: Weather = 'fair'): Promise<void> => {
  if (weather === 'fair') return;
  await page.route(/\/api\//, (route) => {
    if (own.test(route.request().url())) return route.continue();
    return weather === 'waiting' ? undefined : route.fulfill({ status: 500, json: refusal });
  });
};

/** Until the screen shows what it will show: its heading, its fonts, and its data unless that never comes. */
export const settle = async (page: Page, weather: Weather = 'fair'): Promise<void> => {
  await page.locator('h1').first().waitFor({ timeout: 15_000 });
  // Public pages that are read start with the first sign of a person.
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.fonts.ready);
  if (weather === 'waiting') return;
  await page.waitForLoadState('networkidle');
  await page
    .locator(':is(.MuiSkeleton-root, [aria-busy="true"]):not([inert] *)')
    .first()
    .waitFor({ state: 'detached' });
};
