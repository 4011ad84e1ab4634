import { randomUUID } from 'node:crypto';
import { agreeToTerms } from './agreeToTerms.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe/expectAccessible.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { readVerificationLink } from '../product/verifyEmail.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: {
    'a link that a newer one replaced': expectStatus(400, /^\/api\/auth\/email\/verify$/),
    'a wrong password': expectStatus(401, /^\/api\/auth\/email$/),
    'the address from before the change': expectStatus(400, /^\/api\/auth\/login$/),
  },
});

const password = 'correct horse battery';

test.describe('email verification', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.stop());

  const signUp = async (page: Page, email: string) => {
    await page.goto(`${product.url}/signup`);
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Hopper');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await agreeToTerms(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/content-planner/);
  };
  const verify = async (page: Page, link: string) => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Verify your email address' })).toBeVisible();
    await page.getByRole('button', { name: 'Verify email address' }).click();
  };
  /** The link that replaces `earlier`. */
  const readNewLink = async (email: string, earlier: string): Promise<string> => {
    let link = earlier;
    await expect(async () => {
      link = await readVerificationLink(product.url, email);
      expect(link).not.toBe(earlier);
    }).toPass();
    return link;
  };

  test('sends the link again, verifies by the newest one, and changes the address', async ({ browser }) => {
    const [email, nextEmail] = [`grace-${randomUUID()}@example.com`, `next-${randomUUID()}@example.com`];
    const context = await browser.newContext();
    const page = await context.newPage();
    const section = page.getByRole('region', { name: 'Email address' });
    await signUp(page, email);
    const first = await readVerificationLink(product.url, email);

    await page.goto(`${product.url}/settings`);
    await expect(section.getByText('Not verified')).toBeVisible();
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Send verification link' }).click();
    await expect(page.getByText('Link sent')).toBeVisible();
    const second = await readNewLink(email, first);

    await verify(page, first);
    await expect(page.getByRole('alert')).toContainText('expired or was already used');
    await expectAccessible(page);
    await verify(page, second);
    await expect(page.getByText(`${email} is now verified.`)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${product.url}/settings`);
    await expect(section.getByText('Verified', { exact: true })).toBeVisible();
    const form = page.getByRole('form', { name: 'Change email address' });
    await form.getByLabel('New email address').fill(nextEmail);
    await form.getByRole('textbox', { name: 'Your password' }).fill('wrong password');
    await form.getByRole('button', { name: 'Change email address' }).click();
    await expect(form.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
      /incorrect/,
    );
    await expectAccessible(page);
    await form.getByRole('textbox', { name: 'Your password' }).fill(password);
    await form.getByRole('button', { name: 'Change email address' }).click();
    await expect(page.getByText('Link sent')).toBeVisible();
    const change = await readVerificationLink(product.url, nextEmail);
    await page.reload();
    await expect(section.getByText(email)).toBeVisible();

    await verify(page, change);
    await expect(page.getByText(`${nextEmail} is now verified.`)).toBeVisible();
    await page.goto(`${product.url}/settings`);
    await expect(section.getByText(nextEmail)).toBeVisible();
    await context.close();

    const other = await browser.newContext();
    const login = await other.newPage();
    for (const [address, destination] of [
      [email, /\/login$/],
      [nextEmail, /\/content-planner/],
    ] as const) {
      await login.goto(`${product.url}/login`);
      await login.getByLabel('Email').fill(address);
      await login.getByRole('textbox', { name: 'Password' }).fill(password);
      const answered = login.waitForResponse(/\/api\/auth\/login/);
      await login.getByRole('button', { name: 'Log in', exact: true }).click();
      await answered;
      await expect(login).toHaveURL(destination);
    }
    await other.close();
  });
});
