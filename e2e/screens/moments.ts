import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { slowDown } from '../product/slowDown.ts';
import type { Screen, Viewer } from './screens.ts';
import { crate } from './crate.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

const openRoses = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'How to prune climbing roses in late winter' }).click();
  await page.getByRole('region', { name: 'Article' }).waitFor();
};

const fillBrief = async (page: Page): Promise<void> => {
  await page.getByLabel('Primary keyword').fill('rose pruning');
  await page.getByLabel('Industry').fill('gardening');
  await page.getByLabel('Target audience').fill('hobby gardeners');
};

const askForIdeas = async (page: Page): Promise<void> => {
  await tab(page, 'Get Article Ideas');
  const form = page.getByRole('form', { name: 'Get Article Ideas' });
  await form.getByLabel('Industry').fill('gardening');
  await form.getByLabel('Target audience').fill('hobby gardeners');
  await form.getByLabel('Keywords').fill('rose pruning');
  await form.getByRole('button', { name: 'Get Ideas' }).click();
};

const distribute = async (page: Page): Promise<void> => {
  await page.getByLabel('Title').fill('How to prune roses in late winter');
  await page.getByRole('textbox', { name: 'Content' }).fill('## When\n\nCut **above** a bud.');
  for (const name of ['WordPress', 'Shopify', 'Wix', 'Webflow'])
    await page.getByLabel(`Distribute to ${name}`).click();
  await press(page, 'Distribute Now');
  await page.getByText('Published successfully').nth(3).waitFor();
};

type Moment = [name: string, path: string, viewer: Viewer, reach: (page: Page) => Promise<void>];

const steps: Moment[] = [
  [
    'blog-post',
    paths.blog,
    'visitor',
    async (page) => {
      await page.getByRole('link', { name: 'How search intent shapes an article' }).first().click();
      await page.waitForURL(/\/blog\/./);
    },
  ],
  [
    'pricing-canceled',
    `${paths.pricing}?checkout=canceled`,
    'visitor',
    (page) => shown(page, 'Your subscription was not completed'),
  ],
  [
    'checkout',
    paths.billing,
    'unpaid',
    async (page) => {
      await press(page, 'Subscribe Now');
      await shown(page, 'Test checkout');
    },
  ],
  ['palette', paths.contentHistory, 'member', (page) => page.keyboard.press('Control+k')],
  ['notifications', paths.contentHistory, 'member', (page) => press(page, /notifications/i)],
  ['account-menu', paths.contentHistory, 'member', (page) => press(page, 'Account menu')],
  ['article', paths.contentHistory, 'member', openRoses],
  [
    'article-edit',
    paths.contentHistory,
    'member',
    async (page) => {
      await openRoses(page);
      await tab(page, 'Edit');
    },
  ],
  [
    'article-schedule',
    paths.contentHistory,
    'member',
    async (page) => {
      await openRoses(page);
      await press(page, /^Schedule/);
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'history-selected',
    paths.contentHistory,
    'member',
    async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('checkbox').nth(2).check();
      // A row half below the bar would count as too small to hit.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  ],
  [
    'outline',
    paths.generateContent,
    'member',
    async (page) => {
      await fillBrief(page);
      await press(page, 'Propose an outline first');
      await page
        .getByRole('button', { name: /Write|Generate/ })
        .first()
        .waitFor();
      await page
        .getByRole('textbox', { name: /heading/i })
        .first()
        .waitFor();
    },
  ],
  [
    'writing',
    paths.generateContent,
    'newcomer',
    async (page) => {
      await slowDown(page);
      await page.reload();
      await fillBrief(page);
      await press(page, 'Generate Article');
      await page.getByRole('region', { name: 'Writing' }).getByRole('progressbar').waitFor();
      await page.waitForTimeout(3_000);
    },
  ],
  [
    'rewrite-result',
    paths.generateContent,
    'member',
    async (page) => {
      await tab(page, 'Rewrite Content');
      await page
        .getByRole('textbox', { name: /content/i })
        .first()
        .fill(
          'Roses want a cut in winter.\n\nBegin with the dead wood, and stop while it still looks like a rose.',
        );
      await press(page, 'Rewrite Content');
      await page
        .getByRole('button', { name: /accept/i })
        .first()
        .waitFor();
    },
  ],
  [
    'ideas-result',
    paths.generateContent,
    'member',
    async (page) => {
      await askForIdeas(page);
      await page.getByRole('button', { name: /^Plan/ }).first().waitFor();
    },
  ],
  [
    'planner-add',
    `${paths.contentPlanner}?month=2027-03`,
    'connected',
    async (page) => {
      await page
        .getByRole('gridcell', { name: /March 20/ })
        .getByRole('button', { name: 'Click to add content' })
        .click();
      await page.getByRole('dialog').getByLabel('Time (optional)').fill('09:00');
    },
  ],
  ['planner-list', paths.contentPlanner, 'member', (page) => tab(page, 'List')],
  ['planner-keywords', paths.contentPlanner, 'member', (page) => tab(page, 'Keywords')],
  [
    'keywords-import',
    paths.contentPlanner,
    'member',
    async (page) => {
      await press(page, 'Add Keywords');
      await tab(page, 'Paste or import');
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .first()
        .fill('garden shears\ngarden shears\nrose food,1200,14\ncompost in a flat');
    },
  ],
  ['keywords-generate', paths.contentPlanner, 'member', (page) => press(page, 'Generate Keywords')],
  ['distribution-results', paths.distribution, 'connected', distribute],
  ['integrations-connected', paths.integrations, 'connected', (page) => shown(page, 'Connected')],
  [
    'disconnect',
    paths.integrations,
    'connected',
    async (page) => {
      await page
        .getByRole('region', { name: 'Wix' })
        .getByRole('button', { name: /Disconnect/ })
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'webflow-mapping',
    paths.integrations,
    'newcomer',
    async (page) => {
      const form = page.getByRole('region', { name: 'Webflow' });
      await form.getByRole('button', { name: 'Set up Webflow' }).click();
      await form.getByRole('textbox', { name: 'API Key' }).fill('wf_0123456789abcdef');
      await form.getByLabel('Site ID').fill('580e63e98c9a982ac9b8b741');
      await form.getByRole('button', { name: 'Test Connection' }).click();
      await form.getByLabel('Collection', { exact: true }).click();
      await page.getByRole('option', { name: 'Blog Posts' }).click();
      await form.scrollIntoViewIfNeeded();
    },
  ],
  [
    'crop',
    paths.myAccount,
    'member',
    async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'crate.png', mimeType: 'image/png', buffer: await crate() });
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'delete-account',
    paths.settings,
    'member',
    async (page) => {
      await press(page, 'Delete account');
      await page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
    },
  ],
  [
    'cancel-plan',
    paths.billing,
    'member',
    async (page) => {
      await press(page, 'Cancel at period end');
      await page.getByRole('alertdialog').waitFor();
    },
  ],
];

/** What a person meets on the way: dialogs, menus, results. */
export const moments: Screen[] = steps.map(([name, path, viewer, reach]) => ({ name, path, viewer, reach }));
