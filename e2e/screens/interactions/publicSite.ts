import { paths } from '@rankwright/contracts/paths';
import { createScreens, press } from './createScreens.ts';

export const publicSiteInteractions = [
  ...createScreens(paths.blog, 'visitor', {
    'blog-post': async (page) => {
      await page.getByRole('link', { name: 'How search intent shapes an article' }).first().click();
      await page.waitForURL(/\/blog\/./);
    },
  }),
  ...createScreens(`${paths.pricing}?checkout=canceled`, 'visitor', {
    'pricing-canceled': (page) => page.getByText('Your subscription was not completed').first().waitFor(),
  }),
  ...createScreens(paths.billing, 'unpaid', {
    checkout: async (page) => {
      await press(page, 'Subscribe Now');
      await page.getByText('Test checkout').first().waitFor();
    },
  }),
];
