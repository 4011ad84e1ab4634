import type { Page } from '@playwright/test';

/** One line with the overflow in pixels when the page scrolls sideways, otherwise empty. */
export const findOverflow = async (page: Page): Promise<string[]> => {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : [];
};
