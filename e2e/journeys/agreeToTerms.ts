import { expect, type Page } from '@playwright/test';

/** Ticks the terms of the sign-up form with one click, which counts also before the app has started. */
export const agreeToTerms = async (page: Page): Promise<void> => {
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  await terms.click();
  await expect(terms).toBeChecked();
};
