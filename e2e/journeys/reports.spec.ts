import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { readFile } from 'node:fs/promises';
import { findAxeViolations } from '../axe/findAxeViolations.ts';
import { createMember, createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { findOverflow } from '../screens/findOverflow.ts';
import { expect, test } from '../product/test.ts';

/** The smallest PNG that a decoder accepts. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({
  expectedMessages: { 'a link that does not work': expectStatus(404, /^\/api\/reports\//) },
});

test.describe('monthly reports', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.stop());

  test('makes a report, and whoever has its private link reads it without an account until it ends', async ({
    browser,
  }) => {
    const member = await createMember(product.url);
    await member.send(createArticle, { body: { title: 'Roses in winter', content: 'Cover them.' } });
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();
    await page.goto(`${product.url}${paths.reports}`);

    const settings = page.getByRole('region', { name: 'Settings' });
    await settings
      .getByLabel('Logo file')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(settings.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await settings.getByRole('textbox', { name: 'Company name' }).fill('Rose & Daughters');
    await settings.getByRole('textbox', { name: 'Introduction' }).fill('What became of your articles.');
    await settings.getByRole('textbox', { name: 'Recipients' }).fill('client@garden.example');
    await settings.getByRole('button', { name: 'Save report settings' }).click();
    await expect(page.getByText('Report settings saved')).toBeVisible();

    await page.getByRole('button', { name: /^Create report for / }).click();
    const reports = page.getByRole('list', { name: 'Reports' });
    await expect(reports.getByText(/No private link/)).toBeVisible();

    const popup = page.waitForEvent('popup');
    await reports.getByRole('button', { name: /^Open / }).click();
    await expect((await popup).getByRole('heading', { name: /^Report for / })).toBeVisible();
    await (await popup).close();

    const download = page.waitForEvent('download');
    await reports.getByRole('button', { name: /^PDF / }).click();
    const file = await readFile(await (await download).path());
    expect((await download).suggestedFilename()).toMatch(/^report-20\d\d-\d\d\.pdf$/);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');

    await reports.getByRole('button', { name: /^Private link / }).click();
    const dialog = page.getByRole('dialog');
    const url = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(reports.getByText(/1 private link, ends /)).toBeVisible();

    const visitor = await browser.newContext();
    const reader = await visitor.newPage();
    await reader.goto(url);
    await expect(reader.getByText('Rose & Daughters', { exact: true })).toBeVisible();
    await expect(reader.getByText('What became of your articles.')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 1280]) {
        await reader.setViewportSize({ width, height: 800 });
        await reader.emulateMedia({ colorScheme });
        expect([
          ...(await findAxeViolations(reader, { extraTags: ['best-practice'] })),
          ...(await findOverflow(reader)),
        ]).toEqual([]);
      }
    const saved = reader.waitForEvent('download');
    await reader.getByRole('link', { name: 'Download PDF' }).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');

    await reports.getByRole('button', { name: /^More / }).click();
    await page.getByRole('menuitem', { name: 'End private links' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End links' }).click();
    await expect(reports.getByText(/No private link/)).toBeVisible();
    await reader.goto(url);
    await expect(reader.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(reader.getByText('Rose & Daughters')).toHaveCount(0);
    expect((await reader.request.get(`${url}/report.pdf`)).headers()['content-type']).toContain('text/html');

    await reports.getByRole('button', { name: /^More / }).click();
    await page.getByRole('menuitem', { name: 'Email to recipients' }).click();
    const mails = reports.getByRole('list', { name: /^Emails of / });
    await expect(mails.getByText(/^Sent /)).toBeVisible();
    await visitor.close();
    await context.close();
  });

  test('shows nothing of the reports without an account', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${product.url}${paths.reports}`);
    await expect(page).toHaveURL(/\/login/);
    const { request } = page;
    for (const path of ['/api/auth/reports', '/api/auth/reports/settings'])
      expect((await request.get(`${product.url}${path}`)).status()).toBe(401);
    expect((await request.get(`${product.url}/api/reports/${'x'.repeat(43)}`)).status()).toBe(404);
    await context.close();
  });
});
