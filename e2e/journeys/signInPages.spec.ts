import { getIdentityConfig } from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import type { Page } from '@playwright/test';
import { holdRequests } from '../product/holdRequests.ts';
import { createMember } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: { 'a wrong password': expectStatus(400, /^\/api\/auth\/login$/) },
});

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const appFiles = '**/shell/**/*.js';

/** Opens a page whose app waits; the function lets it come. */
const openBeforeApp = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdRequests(page, appFiles);
  await page.goto(`${product.url}${path}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
};

test('logs in with a form that was filled in and submitted before the app was there', async ({ page }) => {
  const { email, password } = await createMember(product.url);
  const release = await openBeforeApp(page, paths.login);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Still loading…' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}${paths.login}`);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Still loading…')).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}${paths.contentPlanner}`);
});

test('checks a log-in form, says what is wrong with it, and keeps what was typed', async ({ page }) => {
  const { email, password } = await createMember(product.url);
  const release = await openBeforeApp(page, paths.login);
  await page.getByLabel('Email').pressSequentially(email);
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await logIn.click();
  release();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type('not the password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not the password');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}${paths.contentPlanner}`);
});

test('keeps what was typed and ticked on the sign-up before the app was there', async ({ page }) => {
  const release = await openBeforeApp(page, paths.signup);
  await page.getByLabel('First name').pressSequentially('Grace');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
  await page.getByRole('checkbox').click();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await page.getByLabel('Last name').fill('Hopper');
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('correct horse');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('sends the reset link for an address that was submitted before the app was there', async ({ page }) => {
  const { email } = await createMember(product.url);
  const release = await openBeforeApp(page, paths.forgotPassword);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('asks for the identity providers once, and signs in with one of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(getIdentityConfig.path)) asked.push(request.url());
  });
  await page.goto(`${product.url}${paths.login}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(await opened).toHaveURL(/identity/);
  expect(asked).toHaveLength(1);
});
