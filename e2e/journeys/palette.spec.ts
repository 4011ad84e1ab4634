import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

test('reaches an article, a screen and dark mode with the keyboard alone', async ({ browser }) => {
  const member = await createMember(product.url);
  const { article } = await member.send(createArticle, {
    body: { title: 'Roses in winter', content: 'Cut them low.' },
  });
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.settings}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(new RegExp(`${paths.contentHistory}$`));
  await page.keyboard.press('d');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search and commands' });
  await expect(search).toBeFocused();
  await page.keyboard.type('winter');
  await expect(page.getByRole('option', { name: /^Roses in winter/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}${paths.article(article.id)}`);
  await context.close();
});
