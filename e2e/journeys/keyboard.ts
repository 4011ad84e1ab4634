import { expect, type Locator, type Page } from '@playwright/test';

const maxTabs = 80;

/** Presses Tab until the element has focus. Fails when it cannot be reached. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < maxTabs && !(await isFocused()); pressed += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
};

/** Tabs to a field and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
