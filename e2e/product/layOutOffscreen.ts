import type { Page } from '@playwright/test';

/**
 * Lays out the sections that the browser skips off screen (`content-visibility: auto`), so that a picture of the whole page has
 * its height. Reading the styles of all elements would start transitions inside closed details, which never end.
 */
export const layOutOffscreen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll('section'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
  });
