import { expect, type Locator } from '@playwright/test';

/**
 * Expects what a person sees without pointing or focusing: drawn, opaque, and on top in its place. `toBeVisible` also
 * accepts what is clipped away or transparent.
 */
export const expectSeen = async (locator: Locator): Promise<void> => {
  await locator.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return (
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        );
      }),
    )
    .toBe(true);
};
