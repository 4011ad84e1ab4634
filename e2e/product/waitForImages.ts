import type { Page } from '@playwright/test';

/** Waits for every visible image, also for those that load once they come into the window. */
export const waitForImages = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const visible = [...document.images].filter((image) => image.checkVisibility());
    for (const image of visible) image.loading = 'eager';
    return Promise.allSettled(visible.map((image) => image.decode()));
  });
};
