import { createMember, createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

const publicRoutes: [id: string, path: string][] = [
  ['A-001', '/'],
  ['A-002', '/features'],
  ['A-003', '/pricing'],
  ['A-004', '/blog'],
  ['A-005', '/contact'],
  ['A-006', '/login'],
  ['A-007', '/signup'],
  ['A-008', '/forgot-password'],
  ['A-009', '/auth/wordpress/callback'],
  ['A-010', '/terms'],
  ['A-010', '/privacy'],
  ['A-011', '/reset-password'],
];

const protectedRoutes: [id: string, path: string][] = [
  ['A-012', '/test-subscription'],
  ['A-013', '/dashboard'],
  ['A-014', '/content-planner'],
  ['A-015', '/generate-content'],
  ['A-016', '/content-history'],
  ['A-017', '/distribution'],
  ['A-018', '/integrations'],
  ['A-019', '/analytics'],
  ['A-020', '/my-account'],
  ['A-021', '/billing'],
  ['A-022', '/settings'],
];

test.describe('routes', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.stop());

  for (const [id, path] of publicRoutes)
    test(`${path} opens for a visitor [${id}]`, async ({ page }) => {
      const answer = await page.goto(`${product.url}${path}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`${product.url}${path}`);
    });

  for (const [id, path] of protectedRoutes)
    test(`${path} redirects a visitor to the login and opens for a member [${id}, A-024]`, async ({
      page,
      browser,
    }) => {
      await page.goto(`${product.url}${path}`);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const context = await browser.newContext({
        storageState: createStorageState(product.url, await createMember(product.url)),
      });
      const inside = await context.newPage();
      await inside.goto(`${product.url}${path}`);
      await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(inside).toHaveURL(
        path === '/dashboard' ? `${product.url}/content-planner` : `${product.url}${path}`,
      );
      await context.close();
    });

  test('shows Page Not Found at an unknown address [A-023]', async ({ page }) => {
    await page.goto(`${product.url}/no/such/page`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page Not Found/);
  });
});
