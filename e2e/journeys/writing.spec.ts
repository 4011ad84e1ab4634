import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { newMember, signedIn } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const typeAtTheEnd = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
};

const openWorkspace = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${product.url}${address}`);
  return page;
};

test('the same article in two tabs: the second is told, and nothing is overwritten', async ({ browser }) => {
  const member = await newMember(product.url);
  const { article } = await member.send(createArticle, {
    body: { title: 'Roses', content: 'One paragraph.' },
  });
  const context = await browser.newContext({ storageState: signedIn(product.url, member) });
  const first = await openWorkspace(context, paths.article(article.id));
  await first.getByRole('tab', { name: 'Edit' }).click();
  const second = await openWorkspace(context, paths.article(article.id));
  await second.getByRole('tab', { name: 'Edit' }).click();
  await expect(second.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await typeAtTheEnd(first, ' From the first tab.');
  await expect(second.getByText('This article was changed in another window.')).toBeVisible();
  await second.getByRole('button', { name: 'Compare' }).click();
  const dialog = second.getByRole('dialog', { name: 'Two texts of this article' });
  await expect(dialog.getByText('From the first tab.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the other text' }).click();
  await expect(second.getByRole('textbox', { name: 'Content' })).toHaveText(/From the first tab\./);
  await context.close();
});
