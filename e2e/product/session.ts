import type { Page } from '@playwright/test';
import { createStorageState, type Member } from './member.ts';

/** Stores the member's session in the browser of an open page of the product, as when somebody logged in elsewhere. */
export const storeSession = (page: Page, member: Member, { isPlanKnown = false } = {}): Promise<void> =>
  page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    createStorageState(page.url(), member, { isPlanKnown }).origins.flatMap(
      ({ localStorage: entries }) => entries,
    ),
  );

export const logOutByMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).first().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};
