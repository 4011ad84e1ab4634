import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { setUpWebflow } from '../../product/setUpWebflow.ts';
import { createScreens, press, pressAndWaitForDialog } from './createScreens.ts';

const fillArticle = async (page: Page): Promise<void> => {
  await page.getByLabel('Title').fill('How to prune roses in late winter');
  await page.getByRole('textbox', { name: 'Content' }).fill('## When\n\nCut **above** a bud.');
  for (const name of ['WordPress', 'Shopify', 'Wix', 'Webflow'])
    await page.getByLabel(`Distribute to ${name}`).click();
};

const openIntegration = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name }).click();
  await page.getByRole('region', { name }).waitFor();
};

export const publishingInteractions = [
  ...createScreens(paths.distribution, 'connected', {
    'publish-dialog': async (page) => {
      await fillArticle(page);
      await pressAndWaitForDialog(page, 'Distribute Now');
      await page.getByRole('figure', { name: 'Post preview' }).waitFor();
    },
    'article-picker': async (page) => {
      await press(page, 'Choose one of your articles');
      await page.getByRole('list', { name: 'Your articles' }).waitFor();
    },
    'distribution-results': async (page) => {
      await fillArticle(page);
      await press(page, 'Distribute Now');
      await press(page, 'Publish to 4 sites');
      await page.getByText('Published successfully').nth(3).waitFor();
    },
  }),
  ...createScreens(paths.integrations, 'connected', {
    'integrations-connected': (page) => page.getByText('Connected', { exact: true }).nth(3).waitFor(),
    'integration-wordpress': async (page) => {
      await openIntegration(page, 'WordPress');
      await press(page, 'Change defaults');
    },
    'integration-wix': (page) => openIntegration(page, 'Wix'),
    disconnect: async (page) => {
      await openIntegration(page, 'Wix');
      await page
        .getByRole('region', { name: 'Wix' })
        .getByRole('button', { name: /Disconnect/ })
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  ...createScreens(paths.integrations, 'newcomer', { 'webflow-mapping': setUpWebflow }),
];
