import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { newMember, signedIn } from '../product/member.ts';
import { startDoubles, type Doubles } from '../product/startDoubles.ts';
import { startProduct, type Product } from '../product/startProduct.ts';

const consent = /\/oauth2\/authorize\?/;
const used = /was already used or has expired/;

test.describe('the way through WordPress.com that ends badly', () => {
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

  const open = async (browser: Browser, before?: (page: Page) => Promise<unknown>): Promise<Page> => {
    const member = await newMember(product.url);
    const context = await browser.newContext({ storageState: signedIn(product.url, member) });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await before?.(page);
    await page.goto(`${product.url}/integrations`);
    return page;
  };
  const card = (page: Page): Locator => page.getByRole('region', { name: 'WordPress' });
  const connect = async (page: Page): Promise<void> => {
    await card(page).getByRole('tab', { name: 'OAuth 2.0' }).click();
    // Both ways ask for a site: the client ID tells that this one is open.
    await card(page).getByLabel('Client ID').fill('12345');
    await card(page).getByLabel('Site URL').fill('https://garden.wordpress.com');
    await card(page).getByRole('textbox', { name: 'Client Secret' }).fill('a-client-secret');
    await card(page)
      .getByRole('button', { name: /connect/i })
      .click();
  };
  const isConnected = (page: Page) =>
    expect(card(page).getByText('Connected', { exact: true })).toBeVisible();
  const mayTryAgain = (page: Page) =>
    expect(card(page).getByRole('button', { name: 'Connect with OAuth' })).toBeEnabled();
  const deny = (denied: boolean) =>
    fetch(`${doubles.url('wordpress-com')}/__double/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ denied }),
    });
  /** The consent page waits for the person; gives the address they were sent to. */
  const hesitate = async (page: Page): Promise<{ address: () => string }> => {
    let address = '';
    await page.context().route(consent, (route) => {
      address = route.request().url();
      return route.fulfill({ contentType: 'text/html', body: '<title>Consent</title><h1>Allow?</h1>' });
    });
    return { address: () => address };
  };

  test('denied: the screen says so, the window closes, and another try connects [C-122, C-134, C-136, C-137, C-138]', async ({
    browser,
  }) => {
    await deny(true);
    const page = await open(browser);
    const popup = page.waitForEvent('popup');
    await connect(page);
    const closed = (await popup).waitForEvent('close');
    await expect(page.getByText('Authorization Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Authorization failed: access_denied')).toBeVisible();
    await closed;
    await deny(false);
    await mayTryAgain(page);
    await card(page).getByRole('textbox', { name: 'Client Secret' }).fill('a-client-secret');
    await card(page).getByRole('button', { name: 'Connect with OAuth' }).click();
    await isConnected(page);
    await page.context().close();
  });

  test('popup blocked: the same tab goes there and back; its state is good once [C-119, C-123, C-135, C-173]', async ({
    browser,
  }) => {
    const page = await open(browser, (blocked) =>
      blocked.addInitScript(() => {
        window.open = () => null;
      }),
    );
    await connect(page);
    await expect(card(page).getByText('Popup blocked. Please allow popups for this site.')).toBeVisible();
    const callback = page.waitForRequest(/\/auth\/wordpress\/callback\?code=/);
    await card(page).getByRole('button', { name: 'Continue in this tab' }).click();
    await expect(page.getByRole('heading', { name: 'WordPress is connected' })).toBeVisible();
    await expect(page).toHaveURL(/\/integrations$/);
    await isConnected(page);

    await page.goto((await callback).url());
    await expect(page.getByRole('heading', { name: 'WordPress was not connected' })).toBeVisible();
    await expect(page.getByText(used)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Integrations' }).click();
    await isConnected(page);
    await page.context().close();
  });

  test('closed by the person: the card is as before, and may be tried again [C-120]', async ({ browser }) => {
    const page = await open(browser);
    await hesitate(page);
    const popup = page.waitForEvent('popup');
    await connect(page);
    await (await popup).waitForURL(consent);
    await expect(card(page).getByText('Finish in the window that opened.', { exact: false })).toBeVisible();
    const readAgain = page.waitForResponse(/\/api\/.*connections/);
    await (await popup).close();
    await readAgain;
    await mayTryAgain(page);
    await expect(card(page).getByText('Connected', { exact: true })).toBeHidden();
    await page.context().close();
  });

  test('forgotten: after five minutes the window goes and the screen says so [C-121]', async ({
    browser,
  }) => {
    const page = await open(browser, (early) => early.clock.install());
    await hesitate(page);
    const popup = page.waitForEvent('popup');
    await connect(page);
    const window = await popup;
    await window.waitForURL(consent);
    await expect(card(page).getByText('Finish in the window that opened.', { exact: false })).toBeVisible();
    const closed = window.waitForEvent('close');
    await page.clock.fastForward('05:00');
    await closed;
    await expect(page.getByText('Authorization Timeout')).toBeVisible();
    await expect(page.getByText('Authorization window timed out. Please try again.')).toBeVisible();
    await mayTryAgain(page);
    await page.context().close();
  });

  test('a state of another account opens nothing, and stays good for its own [C-173]', async ({
    browser,
  }) => {
    const own = await open(browser);
    const { address } = await hesitate(own);
    const popup = own.waitForEvent('popup');
    await connect(own);
    await (await popup).waitForURL(consent);
    const state = new URL(address()).searchParams.get('state') ?? '';
    expect(state).not.toBe('');

    const other = await open(browser);
    await other.goto(`${product.url}/auth/wordpress/callback?code=c&state=${encodeURIComponent(state)}`);
    await expect(other.getByText(used)).toBeVisible();
    await other.getByRole('link', { name: 'Back to Integrations' }).click();
    await expect(card(other).getByText('Setup Required')).toBeVisible();
    await other.context().close();

    await own.context().unroute(consent);
    await (await popup).goto(address());
    await isConnected(own);
    await own.context().close();
  });

  test('the last page on its own says what happened and leads back [A-009, C-138, C-139]', async ({
    page,
  }) => {
    const callback = `${product.url}/auth/wordpress/callback`;
    await page.goto(`${callback}?error=access_denied&error_description=You%20said%20no.`);
    await expect(page.getByText('Authorization failed: You said no.')).toBeVisible();
    await page.goto(callback);
    await expect(page.getByText('No authorization code received')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });
});
