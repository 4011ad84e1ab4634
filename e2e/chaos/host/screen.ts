import type { Locator, Page } from '@playwright/test';

/** Where every scene begins: a page of the host itself, which needs no remote. */
export const neutral = '/an-address-without-a-page';

/** Goes to an address inside the running app, as a link does: no page load. */
export const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);

/** What a screen shows in place of itself when it failed: what happened, and Retry. */
export const failureOn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** The screen's own heading; that of a failure in its place does not count. */
export const headingOn = (page: Page): Locator => page.getByRole('main').locator('h1:not([role="alert"] h1)');

/** Loads the neutral address and waits until the app runs, which is later than its heading is there. */
export const openNeutral = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}${neutral}`);
  await page.waitForFunction(() => 'idx' in ((history.state ?? {}) as object));
};

/** Opens an address inside the app and waits until its own heading is there, with no failure in its place. */
export const openScreen = async (page: Page, address: string): Promise<void> => {
  await goInside(page, address);
  // That of the neutral page is there until the screen is.
  await headingOn(page).filter({ hasNotText: 'Page Not Found' }).first().waitFor();
};
