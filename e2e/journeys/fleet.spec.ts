import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { getFleet, rollBackRelease } from '@rankwright/contracts/fleet';
import { paths } from '@rankwright/contracts/paths';
import { findAxeViolations } from '../axe/findAxeViolations.ts';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { writeRemoteBuild } from '../fleet/buildRelease.ts';
import { getCurrent } from '../fleet/fleet.ts';
import { runRemote } from '../product/command.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

const staffEmail = 'release.manager@example.com';
const second = '9.0.0-journey';

let product: Product;
let staff: Member;
let customer: Member;
let origin: string;
let first: string;
test.beforeAll(async () => {
  product = await startProduct({ STAFF_EMAILS: staffEmail });
  origin = path.join(product.dataDirectory, 'origin');
  // Staff need no plan.
  staff = await createMember(product.url, { email: staffEmail, plan: false });
  customer = await createMember(product.url);
  first = getCurrent(readRegistry(origin), 'billing');
  const page = "React.createElement('h1', null, 'Billing of the journey')";
  const folder = writeRemoteBuild({
    ...{ origin, model: { name: 'billing', version: first }, version: second },
    page: `() => ${page}`,
  });
  const { code, output } = await runRemote(origin, 'release', folder, '--without-browser');
  expect(code, output).toBe(0);
});
test.afterAll(() => product.stop());

const open = async (browser: Browser, member: Member, address: string): Promise<Page> => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${address}`);
  return page;
};

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('staff see the fleet, roll a remote back by keyboard with a reason, and find it in the audit log', async ({
  browser,
}) => {
  const page = await open(browser, staff, paths.fleet);
  const fleet = page.getByRole('table', { name: 'Fleet' });
  for (const { name, owner } of readRegistry(origin).remotes)
    await expect(fleet.getByRole('row', { name: new RegExp(`^${name} ${owner}`) })).toBeVisible();
  await expect(fleet.getByRole('row', { name: /^shell/ })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await fleet.getByRole('link', { name: 'billing' }).focus();
  await page.keyboard.press('Enter');
  await expect(getHeading(page, 'billing')).toBeVisible();
  const versions = page.getByRole('table', { name: 'Versions' });
  await expect(versions.getByRole('row', { name: new RegExp(`^${second} Current`) })).toBeVisible();
  await page.getByRole('button', { name: `Roll back to ${first}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Roll back billing' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('The invoices are missing');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(versions.getByRole('row', { name: new RegExp(`^${first} Current`) })).toBeVisible();
  await expect(versions.getByRole('row', { name: new RegExp(`^${second} Rolled back`) })).toContainText(
    'The invoices are missing',
  );
  expect(getCurrent(readRegistry(origin), 'billing')).toBe(first);

  await page.goto(`${product.url}${paths.fleet}?view=audit`);
  const entry = page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1);
  await expect(entry).toContainText(`${staffEmail} (console)`);
  await expect(entry).toContainText('rollback billing');
  await expect(entry).toContainText(`${second} → ${first}`);
  await expect(entry).toContainText('The invoices are missing');
  await page.context().close();
});

test.describe('a customer', () => {
  test.use({ expectedMessages: { 'the console that does not exist': expectStatus(404, /^\/api\/fleet/) } });

  test('has no entry to the console, sees no such page, and is refused by the API', async ({ browser }) => {
    const before = getCurrent(readRegistry(origin), 'billing');
    const page = await open(browser, customer, paths.contentPlanner);
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Fleet' })).toHaveCount(0);
    await page.goto(`${product.url}${paths.fleet}?staff=on`);
    await expect(getHeading(page, 'Page Not Found')).toBeVisible();
    await expect(page.getByText('billing')).toHaveCount(0);
    await expect(customer.send(getFleet)).rejects.toThrow(/404/);
    const order = { params: { name: 'billing' }, body: { to: second, reason: 'Mine now' } };
    await expect(customer.send(rollBackRelease, order)).rejects.toThrow(/404/);
    expect(getCurrent(readRegistry(origin), 'billing')).toBe(before);
    await page.context().close();
  });
});
