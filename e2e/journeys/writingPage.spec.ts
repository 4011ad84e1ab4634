import type { Locator, Page } from '@playwright/test';
import { createArticle, getArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import sharp from 'sharp';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const content =
  '## When to prune\n\nCut the canes in late winter, before the buds swell.\n\n## How to cut\n\nAbove a bud.';

const createSavedArticle = async (): Promise<{ member: Member; id: string }> => {
  const member = await createMember(product.url);
  const { article } = await member.send(createArticle, {
    body: { title: 'Pruning climbing roses', content },
  });
  return { member, id: article.id };
};

const openArticle = async (page: Page, id: string): Promise<Locator> => {
  await page.goto(`${product.url}${paths.article(id)}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  await expect(text).toContainText('Above a bud.');
  return text;
};

const getBox = async (element: Locator) => {
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

const selectWord = async (text: Locator, word: string): Promise<void> =>
  text.evaluate((root, searched) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const start = node.textContent?.indexOf(searched) ?? -1;
      if (start === -1) continue;
      (root as HTMLElement).focus();
      document.getSelection()?.setBaseAndExtent(node, start, node, start + searched.length);
      return;
    }
  }, word);

test('uploads an image from a file, crops and describes it, and it is part of the saved article', async ({
  browser,
}) => {
  const { member, id } = await createSavedArticle();
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  const text = await openArticle(page, id);
  await text.click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  const buffer = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#b8432f' } })
    .png()
    .toBuffer();
  await dialog.getByLabel('Image file').setInputFiles({ name: 'roses.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: '1:1' }).click();
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(dialog.getByText('Describe the image, or mark it as decorative.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A pruned climbing rose');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(dialog).toBeHidden();
  const image = text.getByRole('img', { name: 'A pruned climbing rose' });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]))
    .toEqual([800, 800]);
  await expect(async () => {
    const { article } = await member.send(getArticle, { params: { id } });
    expect(article.content).toMatch(/!\[A pruned climbing rose\]\(\S+\)/);
  }).toPass();
  await context.close();
});

test('prints only the title and the text, black on white', async ({ browser }) => {
  const { member, id } = await createSavedArticle();
  const context = await browser.newContext({
    storageState: createStorageState(product.url, member),
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const text = await openArticle(page, id);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const hidden of [
    page.getByRole('button', { name: 'Publish', exact: true }),
    page.getByRole('link', { name: 'Back' }),
    page.getByRole('toolbar', { name: 'Content: formatting' }),
    page.getByRole('complementary', { name: 'Article panel' }),
  ])
    await expect(hidden).toBeHidden();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(background);
  await context.close();
});

test('formats the selected words from the bar beside them', async ({ browser }) => {
  const { member, id } = await createSavedArticle();
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  const text = await openArticle(page, id);
  await selectWord(text, 'late winter');
  const bar = page.getByRole('toolbar', { name: 'Selected text: formatting' });
  await bar.getByRole('button', { name: 'Bold' }).click();
  await expect(text.locator('strong')).toHaveText('late winter');
  await expect(bar).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toBeHidden();
  await context.close();
});

for (const width of [360, 1280])
  test(`shows a toast clear of the bar and its commands at ${width} pixels`, async ({ browser }) => {
    const { member, id } = await createSavedArticle();
    const context = await browser.newContext({
      storageState: createStorageState(product.url, member),
      viewport: { width, height: 740 },
    });
    const page = await context.newPage();
    await openArticle(page, id);
    const saveButton = page.getByRole('button', { name: 'Save', exact: true });
    await saveButton.click();
    const toast = await getBox(page.getByRole('status').filter({ hasText: 'Article saved' }));
    for (const command of [
      saveButton,
      page.getByRole('button', { name: 'Approve' }),
      page.getByRole('button', { name: 'Publish', exact: true }),
      page.getByRole('link', { name: 'Back' }),
      page.getByRole('textbox', { name: 'Title' }),
    ]) {
      const box = await getBox(command);
      const isClear = toast.y >= box.y + box.height || toast.y + toast.height <= box.y;
      expect(isClear, `${JSON.stringify(toast)} over ${JSON.stringify(box)}`).toBe(true);
    }
    await context.close();
  });

test('keeps the toolbar below the bar when the bar says that nothing can be saved', async ({ browser }) => {
  const { member, id } = await createSavedArticle();
  const context = await browser.newContext({
    storageState: createStorageState(product.url, member),
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const text = await openArticle(page, id);
  await text.click();
  await context.setOffline(true);
  await page.keyboard.type('Offline. ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^You are offline\. Your changes are stored on this device/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  const toolbar = page.getByRole('toolbar', { name: 'Content: formatting' });
  const bar = page.getByRole('link', { name: 'Back' }).locator('..');
  await expect(async () => {
    const { y, height } = await getBox(bar);
    expect((await getBox(toolbar)).y).toBeGreaterThanOrEqual(y + height);
  }).toPass();
  await context.close();
});
