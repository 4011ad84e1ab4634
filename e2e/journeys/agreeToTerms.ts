import { expect, type Page } from '@playwright/test';

/**
 * Ticks the terms of the sign-up form with one click. A click before the app has started is recorded, and replayed
 * once: see docs/adr/0011-deferred-hydration.md.
 */
export const agreeToTerms = async (page: Page): Promise<void> => {
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  await terms.click();
  await expect(terms).toBeChecked();
};
