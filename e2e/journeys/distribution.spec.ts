import { expect, test, type Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { connectAll } from '../product/connectAll.ts';
import { startDoubles, type Doubles } from '../product/startDoubles.ts';
import { newMember, signedIn } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';

let doubles: Doubles;
let product: Product;
test.beforeAll(async () => {
  doubles = await startDoubles();
  product = await startProduct({ ...doubles.env, OUTBOUND_TIMEOUT_MS: '4000' });
});
test.afterAll(async () => {
  await product.stop();
  doubles.stop();
});

/** Makes a double misbehave. */
const control = async (name: string, address: string, body: unknown): Promise<void> => {
  await fetch(`${doubles.url(name)}/__double/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};

const postsOn = async (name: string): Promise<number> => (await doubles.posts(name)).length;

const resultOf = (page: Page, platform: string) =>
  page.getByRole('region', { name: 'Results' }).getByRole('listitem').filter({ hasText: platform });

test('one text to four platforms, of which one fails and one does not answer: told apart, mended, never doubled [C-096] [C-097] [C-099] [C-207]', async ({
  browser,
}) => {
  const member = await newMember(product.url);
  await connectAll(member);
  await control('shopify', 'switches', { accessDenied: true });
  await control('wix', 'faults', { when: 'after', answer: 'hang' });

  const context = await browser.newContext({ storageState: signedIn(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.distribution}`);
  await page.getByLabel('Title').fill('Roses in winter');
  await page.getByRole('textbox', { name: 'Content' }).fill('## When\n\nCut in late winter.');
  for (const platform of ['WordPress', 'Wix', 'Shopify', 'Webflow'])
    await page.getByRole('switch', { name: `Distribute to ${platform}` }).check();
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Distribute Now' }).click();
  await expect(page.getByRole('button', { name: 'Distributing...' })).toBeVisible();
  await expect(page.getByText('Published to 2 of 4 platforms. Check details below.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Partial Success')).toBeVisible();

  await expect(resultOf(page, 'WordPress')).toContainText('Published successfully');
  await expect(resultOf(page, 'Webflow')).toContainText('Published successfully');
  await expect(resultOf(page, 'Shopify')).toContainText(/Failed: .{10,}/);
  await expect(resultOf(page, 'Wix')).toContainText('Unknown');

  await resultOf(page, 'Wix').getByRole('button', { name: 'Check now' }).click();
  await expect(resultOf(page, 'Wix')).toContainText('Published successfully');

  await control('shopify', 'switches', { accessDenied: false });
  await page.getByRole('button', { name: 'Retry failed only' }).click();
  await expect(resultOf(page, 'Shopify')).toContainText('Published successfully', { timeout: 60_000 });

  await page.getByRole('button', { name: 'Distribute Now' }).click();
  await expect(page.getByText('Published to 4 of 4 platforms.')).toBeVisible({ timeout: 60_000 });
  for (const name of ['wordpress-com', 'wix', 'shopify', 'webflow']) expect(await postsOn(name)).toBe(1);
  await context.close();
});
