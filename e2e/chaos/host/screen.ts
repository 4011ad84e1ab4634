import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Start of every run: a page of the host that needs no remote. */
export const neutralPath = '/an-address-without-a-page';

/** Navigates inside the running app, as a link does, without a page load. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);

/** The error with Retry that is shown in place of a failed screen. */
export const getScreenError = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** The screen's own heading, not the heading of an error. */
export const getScreenHeading = (page: Page): Locator =>
  page.getByRole('main').locator('h1:not([role="alert"] h1)');

/** Goes to the neutral page inside the app, and waits until it has replaced the screen before. */
export const goToNeutralPage = async (page: Page): Promise<void> => {
  await navigateInApp(page, neutralPath);
  await expect(getScreenHeading(page)).toHaveText('Page Not Found');
};

/** Loads the neutral page and waits until the app runs, which is later than its heading shows. */
export const openNeutral = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}${neutralPath}`);
  await page.waitForFunction(() => 'idx' in ((history.state ?? {}) as object));
};

/** Opens an address inside the app and waits until its screen shows a heading of its own: the screen before stays until then. */
export const openScreen = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    if (location.pathname === to) return;
    for (const heading of document.querySelectorAll('main h1'))
      heading.setAttribute('data-previous-screen', '');
  }, address);
  await navigateInApp(page, address);
  await getScreenHeading(page).and(page.locator('h1:not([data-previous-screen])')).first().waitFor();
};
