import type { Page } from '@playwright/test';
import type { Screen, Persona } from '../screens.ts';

export type Interaction = (page: Page) => Promise<void>;

/** Screens for the interactions of one persona at one path, by name. */
export const createScreens = (
  path: string,
  persona: Persona,
  interactions: Record<string, Interaction>,
): Screen[] => Object.entries(interactions).map(([name, interact]) => ({ name, path, persona, interact }));

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

export const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
};

const waitForDialog = (page: Page): Promise<void> =>
  page.locator('[role=dialog], [role=alertdialog]').first().waitFor();

export const pressAndWaitForDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await press(page, name);
  await waitForDialog(page);
};

export const pressKeyAndWaitForDialog = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await waitForDialog(page);
};
