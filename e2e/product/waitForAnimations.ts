import type { Page } from '@playwright/test';

/**
 * Waits until all finite animations and transitions have finished. Reduced motion keeps transitions of 0.01 ms, which show
 * the old color until the next frame: on a busy machine long enough to be measured beside the new color of the text.
 */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
