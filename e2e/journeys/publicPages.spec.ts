import { paths } from '@rankwright/contracts/paths';
import { expect, test, type Page } from '@playwright/test';
import { createMember, createStorageState } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const countAppScripts = (page: Page): Promise<number> => page.locator('script[src*="/shell/"]').count();

/** Delays the app's scripts, like a slow network. Returns a function that releases them. */
const delayScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/shell\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test('loads no app scripts on the landing page until the first interaction', async ({ page }) => {
  await page.goto(product.url, { waitUntil: 'networkidle' });
  expect(await countAppScripts(page)).toBe(0);
  await page.mouse.move(40, 40);
  await expect.poll(() => countAppScripts(page)).toBe(1);
});

test('replays a click made before hydration', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(product.url);
  await page.getByRole('button', { name: /^Color mode: system/ }).click();
  await expect(page.getByRole('button', { name: /^Color mode: system/ })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /^Color mode: light/ })).toBeVisible();
});

test('sends a form that was filled in and submitted before hydration', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(`${product.url}${paths.contact}`);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByLabel('Email').fill('grace@example.com');
  await form.getByLabel('Message').fill('Do you publish to Shopify?');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(`${product.url}${paths.contact}`);
  release();
  await expect(page.getByText('Message Submitted Successfully!')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('follows links before hydration', async ({ page }) => {
  await delayScripts(page);
  await page.goto(product.url);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(`${product.url}${paths.pricing}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('hydrates at once for a signed-in user', async ({ browser }) => {
  const member = await createMember(product.url);
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(product.url);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await context.close();
});

test('hydrates the login page without an interaction', async ({ page }) => {
  await page.goto(`${product.url}${paths.login}`);
  await expect.poll(() => countAppScripts(page)).toBe(1);
});
