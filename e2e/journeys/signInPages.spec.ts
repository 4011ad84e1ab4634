import { getIdentityConfig } from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import { countAppScripts } from '../product/countAppScripts.ts';
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

test('logs in without the app, which is fetched while the form is filled in', async ({ page }) => {
  const { email, password } = await createMember(product.url);
  await page.goto(`${product.url}${paths.login}`, { waitUntil: 'networkidle' });
  const prefetched = page.locator('link[rel=prefetch][href*="/shell/"]');
  await expect(prefetched).toHaveCount(0);
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await logIn.click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(prefetched).toHaveCount(1);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back' })).toBeVisible();
  await expect(logIn).toBeDisabled();
  expect(await countAppScripts(page)).toBe(0);
  await expect(page).toHaveURL(`${product.url}${paths.contentPlanner}`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
});

/** Submits a form as soon as it is parsed, before the page's script. Runs in the page. */
const submitAtOnce = (selector: string): void => {
  const observer = new MutationObserver(() => {
    const form = document.querySelector<HTMLFormElement>(selector);
    if (!form) return;
    observer.disconnect();
    form.requestSubmit();
  });
  observer.observe(document, { childList: true, subtree: true });
};

test('checks a log-in form that is submitted before the page has its script', async ({ page }) => {
  await page.addInitScript(submitAtOnce, 'form[data-login-form]');
  await page.goto(`${product.url}${paths.login}`);
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}${paths.login}`);
});

test('asks for the identity providers once, before the login page runs its script', async ({ page }) => {
  await page.goto(`${product.url}${paths.login}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  const initiators = await page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(path))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    getIdentityConfig.path,
  );
  expect(initiators).toEqual(['link']);
});

test('leaves what the login page cannot do itself to the app, and keeps what was typed', async ({ page }) => {
  await page.goto(`${product.url}${paths.login}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Color mode: system. Switch to light' }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('to be seen');
  expect(await countAppScripts(page)).toBe(0);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('to be seen');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  // Each press counts once: the page's own scripts have ended.
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  await expect(page.getByRole('button', { name: /^Color mode: dark/ })).toBeVisible();
});

test('starts the app when somebody turns to the form of the sign-up, and keeps what is typed meanwhile', async ({
  page,
}) => {
  await page.goto(`${product.url}${paths.signup}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await countAppScripts(page)).toBe(0);
  await page.getByLabel('First name').pressSequentially('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  const create = page.getByRole('button', { name: 'Create account' });
  await expect(create).toBeDisabled();
  await page.getByRole('checkbox').click();
  await expect(create).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper');
  expect(await countAppScripts(page)).toBe(1);
});

test('signs in with a provider whose button the app did not draw', async ({ page }) => {
  await page.goto(`${product.url}${paths.login}`, { waitUntil: 'networkidle' });
  expect(await countAppScripts(page)).toBe(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(await opened).toHaveURL(/identity/);
});
