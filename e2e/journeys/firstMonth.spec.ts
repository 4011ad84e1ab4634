import type { Page } from '@playwright/test';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const password = 'correct horse battery';
const limitSeconds = 120;

/** Counts the clicks of a page, also across its documents. */
const countClicks = async (page: Page): Promise<() => number> => {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count = () => (globalThis as typeof globalThis & { countClick: () => void }).countClick();
    addEventListener('pointerdown', count, true);
  });
  return () => clicks;
};

const signUp = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`first-month-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/content-planner$/);
};

const startTrial = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start 3-day free trial' }).click();
  await page.waitForURL(/test-checkout/);
  await page
    .getByRole('button', { name: /start|pay|subscribe/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/content-planner$/);
};

const getChecklist = (page: Page) => page.getByRole('region', { name: 'Plan your first month' });

const describeSite = async (page: Page): Promise<void> => {
  await expect(getChecklist(page)).toContainText('0 of 5 done');
  await getChecklist(page).getByRole('button', { name: 'Get started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell us about your site' });
  await dialog.getByLabel('Site URL (optional)').fill('roses.example.com');
  await dialog.getByLabel('What is your site about?').fill('Rose gardening');
  await dialog.getByLabel('Who reads it?').fill('Hobby gardeners');
  await dialog.getByRole('button', { name: 'Continue' }).click();
};

const pickKeywords = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Pick your keywords' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(10);
  await dialog.getByRole('checkbox', { checked: true }).last().uncheck();
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
};

const planMonth = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Plan your first month' });
  await expect(dialog.getByRole('list', { name: 'Articles' }).getByRole('listitem')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Plan and write the first draft' }).click();
  await expect(page).toHaveURL(/\/generate-content\?article=/);
  await expect(page.getByText('Written by the built-in offline writer')).toBeVisible();
};

test('takes a new account from sign-up to a planned month and an open draft within two minutes', async ({
  page,
}) => {
  const getClicks = await countClicks(page);
  await page.goto(`${product.url}/signup`);
  const startedAt = Date.now();
  await signUp(page);
  await startTrial(page);
  await describeSite(page);
  await pickKeywords(page);
  await planMonth(page);
  const seconds = (Date.now() - startedAt) / 1_000;
  const clicks = getClicks();
  console.log(`Sign-up to planned month and open draft: ${clicks} clicks, ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(limitSeconds);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(getChecklist(page)).toContainText('4 of 5 done');
  await getChecklist(page).getByRole('button', { name: 'Dismiss checklist' }).click();
  await expect(getChecklist(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(getChecklist(page)).toBeHidden();
});
