import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { newMember, signedIn } from '../product/member.ts';
import { startDoubles, type Doubles } from '../product/startDoubles.ts';
import { startProduct, type Product } from '../product/startProduct.ts';

const title = 'How to prune roses in late winter';

test.describe('the four platforms', () => {
  let doubles: Doubles;
  let product: Product;
  test.beforeAll(async () => {
    doubles = await startDoubles();
    product = await startProduct(doubles.env);
  });
  test.afterAll(async () => {
    await product.stop();
    doubles.stop();
  });

  const open = async (browser: Browser): Promise<Page> => {
    const member = await newMember(product.url);
    const context = await browser.newContext({ storageState: signedIn(product.url, member) });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${product.url}/integrations`);
    return page;
  };
  const card = (page: Page, name: string): Locator => page.getByRole('region', { name });
  const connected = async (page: Page, name: string): Promise<void> => {
    await card(page, name).getByRole('button', { name: 'Save Config' }).click();
    await expect(card(page, name).getByText('Connected', { exact: true })).toBeVisible();
  };
  const connectWordpress = async (page: Page): Promise<void> => {
    const form = card(page, 'WordPress');
    await form.getByRole('tab', { name: 'OAuth 2.0' }).click();
    await form.getByLabel('Client ID').fill('12345');
    await form.getByLabel('Site URL').fill('https://garden.wordpress.com');
    await form.getByRole('textbox', { name: 'Client Secret' }).fill('a-client-secret');
    await form.getByRole('button', { name: /connect/i }).click();
    await expect(form.getByText('Connected', { exact: true })).toBeVisible();
  };
  const connectShopify = async (page: Page): Promise<void> => {
    const form = card(page, 'Shopify');
    await form.getByRole('button', { name: 'Set up Shopify' }).click();
    await form.getByLabel('Shop URL').fill('garden.myshopify.com');
    await form.getByLabel('API Key').fill('0123456789abcdef0123456789abcdef');
    await form.getByRole('textbox', { name: 'Access Token' }).fill('shpat_0123456789abcdef');
    await form.getByRole('button', { name: 'Connect', exact: true }).click();
    await connected(page, 'Shopify');
  };
  const connectWix = async (page: Page): Promise<void> => {
    const form = card(page, 'Wix');
    await form.getByRole('button', { name: 'Set up Wix' }).click();
    await form.getByRole('textbox', { name: 'API Key' }).fill('IST.0123456789abcdef');
    await form.getByLabel('Site ID').fill('6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11');
    await connected(page, 'Wix');
  };
  const connectWebflow = async (page: Page): Promise<void> => {
    const form = card(page, 'Webflow');
    await form.getByRole('button', { name: 'Set up Webflow' }).click();
    await form.getByRole('textbox', { name: 'API Key' }).fill('wf_0123456789abcdef');
    await form.getByLabel('Site ID').fill('580e63e98c9a982ac9b8b741');
    await form.getByRole('button', { name: 'Test Connection' }).click();
    await form.getByLabel('Collection', { exact: true }).click();
    await page.getByRole('option', { name: 'Blog Posts' }).click();
    await connected(page, 'Webflow');
  };

  test('are connected on one screen and take one text, once each [C-107, C-118, C-123, C-143, C-149, C-151, C-096, C-098, C-207]', async ({
    browser,
  }) => {
    const page = await open(browser);
    await connectWordpress(page);
    await connectShopify(page);
    await connectWix(page);
    await connectWebflow(page);
    await page.getByRole('link', { name: 'Distribution' }).click();
    await page.getByLabel('Title').fill(title);
    await page
      .getByRole('textbox', { name: 'Content' })
      .fill('## When\n\nCut **above** a bud.\n\n- shears\n- gloves');
    for (const name of ['WordPress', 'Shopify', 'Wix', 'Webflow'])
      await page.getByLabel(`Distribute to ${name}`).click();
    await page.getByRole('button', { name: 'Distribute Now' }).click();
    await expect(page.getByText('Published successfully')).toHaveCount(4);
    for (const name of ['wordpress-com', 'shopify', 'wix', 'webflow'])
      expect((await doubles.posts(name)).map((post) => post.title)).toEqual([title]);
  });
});
