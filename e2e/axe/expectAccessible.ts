import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from './findAxeViolations.ts';

const widths = [360, 1280];

/** Expects no axe violations at 360 and 1280 px, light and dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findAxeViolations(page), `${page.url()}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
};
