import { brotliCompressSync } from 'node:zlib';
import { paths } from '@rankwright/contracts/paths';
import type { Page } from '@playwright/test';
import { countAppScripts } from '../product/countAppScripts.ts';
import { createMember } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';
import { storeSession } from '../product/session.ts';

test.use({
  expectedMessages: { 'an address that is none': expectStatus(400, /^\/api\/newsletter$/) },
});

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const staticPages = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.blog,
  paths.contact,
  paths.terms,
  paths.privacy,
] as const;

/** Bytes of the scripts that a page runs, inline and external, compressed as a server sends them. */
const measureScripts = async (page: Page): Promise<number> => {
  const inline = await page
    .locator('script:not([src], [type])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join('\n'));
  const addresses = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  const files = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).body()));
  return [Buffer.from(inline), ...files].reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
};

for (const path of staticPages)
  test(`${path} runs at most 15 KB of scripts and no app, also when it is used`, async ({ page }) => {
    await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
    await page.mouse.move(40, 40);
    await page.getByRole('button', { name: 'Color mode: system. Switch to light' }).click();
    await page.getByRole('button', { name: 'Color mode: light. Switch to dark' }).click();
    await expect(page.getByRole('button', { name: 'Color mode: dark. Switch to system' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    expect(await countAppScripts(page)).toBe(0);
    expect(await measureScripts(page)).toBeLessThanOrEqual(15_000);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(page.getByRole('button', { name: 'Color mode: dark. Switch to system' })).toBeVisible();
  });

test('calculates on the landing page without the app', async ({ page }) => {
  await page.goto(product.url);
  await expect(page.getByText('$750')).toBeVisible();
  await page.getByRole('slider', { name: 'Monthly traffic' }).fill('2000');
  await expect(page.getByText('$1,500')).toBeVisible();
  await expect(page.getByText('2,000 visitors')).toBeVisible();
  expect(await countAppScripts(page)).toBe(0);
});

test('filters the blog and subscribes to the newsletter without the app', async ({ page }) => {
  await page.goto(`${product.url}${paths.blog}`);
  await page.getByRole('button', { name: 'E-commerce' }).click();
  await expect(page).toHaveURL(/\?category=E-commerce$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'E-commerce', pressed: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Internal links that earn their place' }),
  ).toBeHidden();
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill('ada');
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscribed' })).toBeVisible();
  expect(await countAppScripts(page)).toBe(0);
});

test('sends the contact form without the app, after it has marked what is missing', async ({ page }) => {
  await page.goto(`${product.url}${paths.contact}`);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('alert')).toContainText('Missing Information');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByText('Write your message.')).toBeVisible();
  await form.getByLabel('Email').fill('grace@example.com');
  await form.getByLabel('Message').fill('Do you publish to Shopify?');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Message Submitted Successfully!')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(page).toHaveURL(`${product.url}${paths.contact}`);
  expect(await countAppScripts(page)).toBe(0);
});

test('shows a canceled checkout once, without the app', async ({ page }) => {
  await page.goto(`${product.url}${paths.pricing}?checkout=canceled`);
  await expect(page.getByRole('alert')).toContainText('Your subscription was not completed.');
  await expect(page).toHaveURL(`${product.url}${paths.pricing}`);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('goes from Subscribe Now through the login to billing', async ({ page }) => {
  const { email, password } = await createMember(product.url);
  await page.goto(`${product.url}${paths.pricing}`);
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL(`${product.url}${paths.loginBefore(paths.billingMonthly)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/billing/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('opens the menu, answers questions and follows links', async ({ page }) => {
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByText('Can I cancel?').click();
    await expect(page.getByText('Anytime, in two clicks.')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'One plan, everything included' }),
    ).toBeVisible();
  });
});

test('the contact page says in its HTML that its form needs JavaScript', async ({ request }) => {
  // Chromium with scripts switched off by a test keeps `noscript` hidden.
  const html = await (await request.get(`${product.url}${paths.contact}`)).text();
  expect(html).toContain('<noscript><p>Sending this form needs JavaScript.');
});

test('keeps the contact form in its place when the fonts arrive', async ({ page }) => {
  let releaseFonts = (): void => undefined;
  const fontsReleased = new Promise<void>((resolve) => (releaseFonts = resolve));
  await page.route('**/*.woff2', async (route) => {
    await fontsReleased;
    await route.continue();
  });
  await page.goto(`${product.url}${paths.contact}`, { waitUntil: 'domcontentloaded' });
  const countLoadedFonts = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
          .length,
    );
  const readTop = () =>
    page
      .getByRole('form', { name: 'Send us a message' })
      .evaluate((form) => form.getBoundingClientRect().top);
  const top = await readTop();
  expect(await countLoadedFonts()).toBe(0);
  releaseFonts();
  await expect.poll(countLoadedFonts).toBe(2);
  expect(await readTop()).toBe(top);
});

test('hydrates at once for a signed-in user, also when the sign-in happens in another tab', async ({
  browser,
}) => {
  const member = await createMember(product.url);
  const context = await browser.newContext();
  const page = await context.newPage();
  const accountMenu = page.getByRole('banner').getByRole('button', { name: 'Account menu' });
  await page.goto(`${product.url}${paths.features}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${product.url}${paths.terms}`);
  await storeSession(other, member);
  await expect(accountMenu).toBeVisible();
  await context.close();
});

test('puts the section of an anchor below the header, whatever is laid out on the way', async ({ page }) => {
  for (const address of [paths.services, paths.howItWorks]) {
    await page.goto(product.url + address);
    const section = page.locator(address.slice(1));
    await expect
      .poll(() => section.evaluate((each) => Math.round(each.getBoundingClientRect().top)))
      .toBe(72);
    await page.goto('about:blank');
  }
});
