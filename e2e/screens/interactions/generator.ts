import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { holdGeneration } from '../../product/holdGeneration.ts';
import { pressAndWaitForDialog, createScreens, openTab, press } from './createScreens.ts';

const original =
  'Roses want a cut in winter.\n\nBegin with the dead wood, and stop while it still looks like a rose.';

const openRoses = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'How to prune climbing roses in late winter' }).click();
  await page.getByRole('region', { name: 'Article' }).waitFor();
};

const fillBrief = async (page: Page): Promise<void> => {
  await page.getByLabel('Primary keyword').fill('rose pruning');
  await page.getByLabel('Industry').fill('gardening');
  await page.getByLabel('Target audience').fill('hobby gardeners');
};

/** Rewrites a text, and waits for the comparison with it. */
export const rewriteText = async (page: Page, text: string): Promise<void> => {
  await openTab(page, 'Rewrite Content');
  await page.getByLabel('Original content').fill(text);
  await press(page, 'Rewrite Content');
  await page
    .getByRole('button', { name: /accept/i })
    .first()
    .waitFor();
};

const askForIdeas = async (page: Page): Promise<void> => {
  await openTab(page, 'Get Article Ideas');
  const form = page.getByRole('form', { name: 'Get Article Ideas' });
  await form.getByLabel('Industry').fill('gardening');
  await form.getByLabel('Target audience').fill('hobby gardeners');
  await form.getByLabel('Keywords').fill('rose pruning');
  await form.getByRole('button', { name: 'Get Ideas' }).click();
};

export const generatorInteractions = [
  ...createScreens(paths.contentHistory, 'member', {
    article: openRoses,
    'article-edit': async (page) => {
      await openRoses(page);
      await openTab(page, 'Edit');
    },
    'article-schedule': async (page) => {
      await openRoses(page);
      const openPanel = page.getByRole('button', { name: 'Open panel' });
      if (await openPanel.isVisible()) await openPanel.click();
      await openTab(page, 'Post');
      await pressAndWaitForDialog(page, /^Schedule/);
    },
    'history-selected': async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('checkbox').nth(2).check();
      // A row partly covered by the bar would fail the target-size rule.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  }),
  ...createScreens(paths.generateContent, 'member', {
    outline: async (page) => {
      await fillBrief(page);
      await press(page, 'Propose an outline first');
      await page
        .getByRole('textbox', { name: /heading/i })
        .first()
        .waitFor();
    },
    'rewrite-result': (page) => rewriteText(page, original),
    'ideas-result': async (page) => {
      await askForIdeas(page);
      await page.getByRole('button', { name: /^Plan/ }).first().waitFor();
    },
  }),
  ...createScreens(paths.generateContent, 'newcomer', {
    writing: async (page) => {
      await holdGeneration(page);
      await fillBrief(page);
      await press(page, 'Generate Article');
      await page.getByRole('region', { name: 'Writing' }).locator('p').nth(1).waitFor();
    },
  }),
];
