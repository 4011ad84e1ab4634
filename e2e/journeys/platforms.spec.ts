import type { Browser, Locator, Page } from '@playwright/test';
import { confirmPublish } from './confirmPublish.ts';
import { createMember, createStorageState } from '../product/member.ts';
import { setUpWebflow } from '../product/setUpWebflow.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

const title = 'How to prune roses in late winter';

test.describe('the four platforms', () => {
  let fakes: Fakes;
  let product: Product;
  test.beforeAll(async () => {
    fakes = await startFakes();
    product = await startProduct(fakes.env);
  });
  test.afterAll(async () => {
    await product.stop();
    fakes.stop();
  });

  const openIntegrations = async (browser: Browser): Promise<Page> => {
    const member = await createMember(product.url);
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${product.url}/integrations`);
    return page;
  };
  const getPage = (page: Page, name: string): Locator => page.getByRole('region', { name });
  const openPage = async (page: Page, name: string): Promise<Locator> => {
    await page.getByRole('main').getByRole('link', { name }).click();
    return getPage(page, name);
  };
  const saveAndExpectConnected = async (page: Page, name: string): Promise<void> => {
    await getPage(page, name).getByRole('button', { name: 'Save Config' }).click();
    await expect(getPage(page, name).getByText('Connected', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All integrations' }).click();
  };
  const connectWordpress = async (page: Page): Promise<void> => {
    const form = await openPage(page, 'WordPress');
    await form.getByRole('tab', { name: 'OAuth 2.0' }).click();
    await form.getByLabel('Client ID').fill('12345');
    await form.getByLabel('Site URL').fill('https://garden.wordpress.com');
    await form.getByRole('textbox', { name: 'Client Secret' }).fill('a-client-secret');
    await form.getByRole('button', { name: /connect/i }).click();
    await expect(form.getByText('Connected', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All integrations' }).click();
  };
  const connectShopify = async (page: Page): Promise<void> => {
    const form = await openPage(page, 'Shopify');
    await form.getByLabel('Shop URL').fill('garden.myshopify.com');
    await form.getByLabel('API Key').fill('0123456789abcdef0123456789abcdef');
    await form.getByRole('textbox', { name: 'Access Token' }).fill('shpat_0123456789abcdef');
    await form.getByRole('button', { name: 'Connect', exact: true }).click();
    await saveAndExpectConnected(page, 'Shopify');
  };
  const connectWix = async (page: Page): Promise<void> => {
    const form = await openPage(page, 'Wix');
    await form.getByRole('textbox', { name: 'API Key' }).fill('IST.0123456789abcdef');
    await form.getByLabel('Site ID').fill('6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11');
    await saveAndExpectConnected(page, 'Wix');
  };
  const connectWebflow = async (page: Page): Promise<void> => {
    await setUpWebflow(page);
    await getPage(page, 'Webflow').getByLabel('Default status').click();
    await page.getByRole('option', { name: 'Published' }).click();
    await saveAndExpectConnected(page, 'Webflow');
  };

  test('connects all four and publishes one article once to each [C-107, C-118, C-123, C-143, C-149, C-151, C-096, C-098, C-207]', async ({
    browser,
  }) => {
    const page = await openIntegrations(browser);
    await connectWordpress(page);
    await connectShopify(page);
    await connectWix(page);
    await connectWebflow(page);
    await expect(page.getByRole('main').getByText('Connected', { exact: true })).toHaveCount(4);
    await page.getByRole('link', { name: 'Distribution' }).click();
    await page.getByLabel('Title').fill(title);
    await page
      .getByRole('textbox', { name: 'Content' })
      .fill('## When\n\nCut **above** a bud.\n\n- shears\n- gloves');
    for (const name of ['WordPress', 'Shopify', 'Wix', 'Webflow'])
      await page.getByLabel(`Distribute to ${name}`).click();
    await page.getByRole('button', { name: 'Distribute Now' }).click();
    await confirmPublish(page, 'Publish to 4 sites');
    await expect(page.getByText('Published successfully')).toHaveCount(4);
    for (const name of ['wordpress-com', 'shopify', 'wix', 'webflow'])
      expect((await fakes.listPosts(name)).map((post) => post.title)).toEqual([title]);
  });
});
