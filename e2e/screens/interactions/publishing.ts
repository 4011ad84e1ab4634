import { paths } from '@rankwright/contracts/paths';
import { setUpWebflow } from '../../product/setUpWebflow.ts';
import { createScreens, press } from './createScreens.ts';

export const publishingInteractions = [
  ...createScreens(paths.distribution, 'connected', {
    'distribution-results': async (page) => {
      await page.getByLabel('Title').fill('How to prune roses in late winter');
      await page.getByRole('textbox', { name: 'Content' }).fill('## When\n\nCut **above** a bud.');
      for (const name of ['WordPress', 'Shopify', 'Wix', 'Webflow'])
        await page.getByLabel(`Distribute to ${name}`).click();
      await press(page, 'Distribute Now');
      await page.getByText('Published successfully').nth(3).waitFor();
    },
  }),
  ...createScreens(paths.integrations, 'connected', {
    'integrations-connected': (page) => page.getByText('Connected', { exact: true }).nth(3).waitFor(),
    disconnect: async (page) => {
      await page
        .getByRole('region', { name: 'Wix' })
        .getByRole('button', { name: /Disconnect/ })
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  ...createScreens(paths.integrations, 'newcomer', { 'webflow-mapping': setUpWebflow }),
];
