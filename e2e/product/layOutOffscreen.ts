import type { Page } from '@playwright/test';

/** Lays out what the browser skips off screen (`content-visibility: auto`), so that a picture of the whole page has its height. */
export const layOutOffscreen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
