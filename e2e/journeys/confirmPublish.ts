import { expect, type Page } from '@playwright/test';

/** Waits until the publish dialog shows how the post will look, then confirms it. */
export const confirmPublish = async (page: Page, action: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: /^(Publish|Update) “/ });
  await expect(dialog.getByRole('figure', { name: 'Post preview' })).toBeVisible();
  await dialog.getByRole('button', { name: action }).click();
};
