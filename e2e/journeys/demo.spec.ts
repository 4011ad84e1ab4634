import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';
import { logOutByMenu } from '../product/session.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

/** Requests to the API; telemetry carries nothing of a user. */
const watchApi = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/telemetry'))
      requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
};

const expectDemo = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Demo' })).toContainText('This is a demo.');

const openScreen = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('shows a visitor the workspace with sample data, changes nothing and leads to the sign-up', async ({
  page,
}) => {
  await page.goto(product.url);
  await page.getByRole('link', { name: 'See the demo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content Planner' })).toBeVisible();
  const requests = watchApi(page);
  await expectDemo(page);
  await openScreen(page, 'Content History');
  await expectDemo(page);
  await page.getByText('Climbing roses for a north wall').first().click();
  await expect(page.getByText('Most roses want sun', { exact: false }).first()).toBeVisible();
  await expectDemo(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('This is a demo, so nothing was changed or sent.')).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
  await expect(page).toHaveURL(`${product.url}${paths.signup}`);
  expect(await page.evaluate(() => sessionStorage.getItem('rankwright:demo'))).toBeNull();
});

test('opens from the gate and leaves the session of the browser alone', async ({ browser }) => {
  const member = await createMember(product.url, { plan: false });
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.contentPlanner}`);
  await page.getByRole('link', { name: 'Look around the demo first' }).click();
  await expectDemo(page);
  await expect(page.getByText('Sample account').first()).toBeVisible();
  await logOutByMenu(page);
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(member.token);
  await page.goto(`${product.url}${paths.contentPlanner}`);
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await context.close();
});
