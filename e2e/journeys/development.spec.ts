import { createMember, createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

test.describe('npm run dev', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct({}, 'dev');
  });
  test.afterAll(() => product.stop());

  test('shows public pages and the screens of every remote from their sources', async ({ browser }) => {
    const member = await createMember(product.url);
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();
    for (const [path, heading] of [
      ['/features', 'Everything from keyword to live post'],
      ['/content-planner', 'Content Planner'],
      ['/generate-content', 'Blog Management'],
      ['/integrations', 'Integrations'],
      ['/billing', 'Billing'],
      ['/my-account', 'My Account'],
    ] as const) {
      await page.goto(`${product.url}${path}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
    await context.close();
  });
});
