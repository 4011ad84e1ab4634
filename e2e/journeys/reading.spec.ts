import { createArticle } from '@rankwright/contracts/articles';
import { cancelSubscription } from '@rankwright/contracts/billing';
import { readFileSync } from 'node:fs';
import { createMember } from '../product/member.ts';
import { storeSession } from '../product/session.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('opens an article for reading after the plan has ended, with copy, export and the way to a plan [A-171, A-173]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await createMember(product.url);
  await member.send(createArticle, {
    body: { title: 'Notes on roses', content: '## When\n\nLate winter is best.' },
  });
  await member.send(cancelSubscription, { body: { cancelAtPeriodEnd: false } });
  await page.goto(`${product.url}/login`);
  await storeSession(page, member);
  await page.goto(`${product.url}/content-history`);
  const title = page.getByRole('link', { name: 'Notes on roses' });
  // The list leads to the editor until the plan is known.
  await expect(title).toHaveAttribute('href', /^\/article\?id=/);
  await title.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes on roses' })).toBeVisible();
  await expect(page.getByText('Late winter is best.')).toBeVisible();
  await expect(page.getByText('Premium Feature')).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('With its title and headings.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Late winter is best.');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  expect(readFileSync(await (await downloaded).path(), 'utf8')).toBe(
    '# Notes on roses\n\n## When\n\nLate winter is best.\n',
  );

  await expect(page.getByText('Editing and publishing need an active plan.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
