import type { Page } from '@playwright/test';

/** Waits until every visible image is painted, also those that load once they come into the window. */
export const waitForImages = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const visible = [...document.images].filter((image) => image.checkVisibility());
    for (const image of visible) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    return Promise.allSettled(visible.map((image) => image.decode()));
  });
};
