import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { confirmPublish } from './confirmPublish.ts';
import { connectPlatforms } from '../product/connectPlatforms.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { createMember, createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let fakes: Fakes;
let product: Product;
test.beforeAll(async () => {
  fakes = await startFakes();
  product = await startProduct({ ...fakes.env, OUTBOUND_TIMEOUT_MS: '4000' });
});
test.afterAll(async () => {
  await product.stop();
  fakes.stop();
});

const countPosts = async (name: string): Promise<number> => (await fakes.listPosts(name)).length;

const getResult = (page: Page, platform: string) =>
  page.getByRole('region', { name: 'Results' }).getByRole('listitem', { name: platform, exact: true });

test('distributes to four platforms when one fails and one does not respond: shows each result, retries, and never posts twice [C-096] [C-097] [C-099] [C-207]', async ({
  browser,
}) => {
  const member = await createMember(product.url);
  await connectPlatforms(member);
  await fakes.configure('shopify', 'switches', { accessDenied: true });
  await fakes.configure('wix', 'faults', { when: 'after', answer: 'hang' });

  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.distribution}`);
  await page.getByLabel('Title').fill('Roses in winter');
  await page.getByRole('textbox', { name: 'Content' }).fill('## When\n\nCut in late winter.');
  for (const platform of ['WordPress', 'Wix', 'Shopify', 'Webflow'])
    await page.getByRole('switch', { name: `Distribute to ${platform}` }).check();
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Distribute Now' }).click();
  await confirmPublish(page, 'Publish to 4 sites');
  await expect(page.getByRole('button', { name: 'Distributing...' })).toBeVisible();
  await expect(page.getByText('Published to 2 of 4 platforms. Check details below.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Partial Success')).toBeVisible();

  await expect(getResult(page, 'WordPress')).toContainText('Published successfully');
  await expect(getResult(page, 'Webflow')).toContainText('Published successfully');
  await expect(getResult(page, 'Shopify')).toContainText(/Failed: .{10,}/);
  await expect(getResult(page, 'Wix')).toContainText('Unknown');

  await getResult(page, 'Wix').getByRole('button', { name: 'Check now' }).click();
  await expect(getResult(page, 'Wix')).toContainText('Published successfully');

  await fakes.configure('shopify', 'switches', { accessDenied: false });
  await page.getByRole('button', { name: 'Retry failed only' }).click();
  await expect(getResult(page, 'Shopify')).toContainText('Published successfully', { timeout: 60_000 });

  await page.getByRole('button', { name: 'Distribute Now' }).click();
  await confirmPublish(page, 'Update on 4 sites');
  await expect(page.getByText('Published to 4 of 4 platforms.')).toBeVisible({ timeout: 60_000 });
  for (const name of ['wordpress-com', 'wix', 'shopify', 'webflow']) expect(await countPosts(name)).toBe(1);
  await context.close();
});
