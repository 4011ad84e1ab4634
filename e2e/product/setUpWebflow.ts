import type { Page } from '@playwright/test';
import { webflow } from './connectPlatforms.ts';

/** Fills in the Webflow form up to the collection, where the field mapping appears. */
export const setUpWebflow = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Webflow' }).click();
  const form = page.getByRole('region', { name: 'Webflow' });
  await form.getByRole('textbox', { name: 'API Key' }).fill(webflow.apiKey);
  await form.getByLabel('Site ID').fill(webflow.siteId);
  await form.getByRole('button', { name: 'Test Connection' }).click();
  await form.getByLabel('Collection', { exact: true }).click();
  await page.getByRole('option', { name: 'Blog Posts' }).click();
};
