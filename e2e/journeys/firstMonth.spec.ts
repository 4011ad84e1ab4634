import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';
import { getChecklist, planFirstMonth } from './planFirstMonth.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const limitSeconds = 120;

test('takes a new account from sign-up to a planned month and an open draft within two minutes', async ({
  page,
}) => {
  await page.goto(`${product.url}/signup`);
  const startedAt = Date.now();
  await planFirstMonth(page);
  expect((Date.now() - startedAt) / 1_000).toBeLessThan(limitSeconds);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(getChecklist(page)).toContainText('4 of 5 done');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await getChecklist(page).getByRole('button', { name: 'Dismiss checklist' }).click();
  await expect(getChecklist(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(getChecklist(page)).toBeHidden();
});
