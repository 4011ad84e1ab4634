import { paths } from '@rankwright/contracts/paths';
import { expect, test, type Page } from '@playwright/test';
import { newMember, signedIn } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const appScripts = (page: Page): Promise<number> => page.locator('script[src*="/shell/"]').count();

/** Holds the app's code back until told otherwise, as a slow line does. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let go = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/shell\/.*\.js$/, async (route) => {
    await told;
    await route.continue();
  });
  return go;
};

test('a page that is read runs nothing until somebody is there', async ({ page }) => {
  await page.goto(product.url, { waitUntil: 'networkidle' });
  expect(await appScripts(page)).toBe(0);
  await page.mouse.move(40, 40);
  await expect.poll(() => appScripts(page)).toBe(1);
});

test('what is pressed before the app is there is done when it is', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto(product.url);
  await page.getByRole('button', { name: /^Colours: system/ }).click();
  await expect(page.getByRole('button', { name: /^Colours: system/ })).toBeVisible();
  go();
  await expect(page.getByRole('button', { name: /^Colours: light/ })).toBeVisible();
});

test('what is typed before the app is there is sent', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto(`${product.url}${paths.contact}`);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByLabel('Email').fill('grace@example.com');
  await form.getByLabel('Message').fill('Do you publish to Shopify?');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(`${product.url}${paths.contact}`);
  go();
  await expect(page.getByText('Message Submitted Successfully!')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('a link leads where it says without the app', async ({ page }) => {
  await holdScripts(page);
  await page.goto(product.url);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(`${product.url}${paths.pricing}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('somebody signed in is greeted without touching anything', async ({ browser }) => {
  const member = await newMember(product.url);
  const context = await browser.newContext({ storageState: signedIn(product.url, member) });
  const page = await context.newPage();
  await page.goto(product.url);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await context.close();
});

test('the log-in starts by itself', async ({ page }) => {
  await page.goto(`${product.url}${paths.login}`);
  await expect.poll(() => appScripts(page)).toBe(1);
});
