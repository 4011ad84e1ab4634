import type { Page } from '@playwright/test';

/** By how far the page scrolls sideways, in words; empty when it does not. */
export const overflowOf = async (page: Page): Promise<string[]> => {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : [];
};
