import { randomUUID } from 'node:crypto';
import { createMember, createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { tabTo, typeInto } from './keyboard.ts';
import { expect, test } from '../product/test.ts';

const password = 'correct horse battery';

test.describe('accounts, with the keyboard only', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.stop());

  test('signs up, fills in the profile, logs out and logs in again [A-076, A-088, A-105, A-165, A-166]', async ({
    page,
  }) => {
    const email = `keys-${randomUUID()}@example.com`;
    await page.goto(`${product.url}/signup`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await typeInto(page, page.getByLabel('First name'), 'Grace');
    await typeInto(page, page.getByLabel('Last name'), 'Hopper');
    await typeInto(page, page.getByLabel('Email'), email);
    await typeInto(page, page.getByRole('textbox', { name: 'Password', exact: true }), password);
    await typeInto(page, page.getByRole('textbox', { name: 'Confirm password' }), password);
    await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Create account' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/content-planner$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Account menu' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my-account$/);
    await typeInto(page, page.getByLabel('Company'), 'Flow-Matic');
    await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile saved')).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Account menu' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await typeInto(page, page.getByLabel('Email'), email);
    await typeInto(page, page.getByRole('textbox', { name: 'Password' }), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/content-planner$/);
    await page.goto(`${product.url}/my-account`);
    await expect(page.getByLabel('Company')).toHaveValue('Flow-Matic');
  });

  test('moves focus to the main content with the skip link', async ({ page }) => {
    await page.goto(product.url);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('redirects a visitor from a protected screen to the login and back [A-077]', async ({ browser }) => {
    const member = await createMember(product.url);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${product.url}/settings`);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await context.close();
  });

  for (const path of ['/dashboard', '/dashboard?checkout=success', '/dashboard?checkout=canceled'])
    test(`${path} redirects to the planner [A-101]`, async ({ browser }) => {
      const context = await browser.newContext({
        storageState: createStorageState(product.url, await createMember(product.url)),
      });
      const page = await context.newPage();
      await page.goto(`${product.url}${path}`);
      await expect(page).toHaveURL(/\/content-planner$/);
      if (path.includes('='))
        await expect(page.getByRole('region', { name: /notifications/i })).not.toBeEmpty();
      await context.close();
    });
});
