import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState } from '../product/member.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: {
    'a state that was used or is somebody else’s': expectStatus(400, /^\/api\/wordpress-oauth\/callback$/),
  },
});

const consentUrl = /\/oauth2\/authorize\?/;
const usedStateMessage = /was already used or has expired/;

test.describe('WordPress.com OAuth errors', () => {
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

  const openIntegrations = async (
    browser: Browser,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<Page> => {
    const member = await createMember(product.url);
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await before?.(page);
    await page.goto(`${product.url}${paths.integration('wordpress')}`);
    return page;
  };
  const getPanel = (page: Page): Locator => page.getByRole('region', { name: 'WordPress' });
  const getRow = (page: Page): Locator => page.getByRole('listitem', { name: 'WordPress' });
  const connect = async (page: Page): Promise<void> => {
    await getPanel(page).getByRole('tab', { name: 'OAuth 2.0' }).click();
    // Both tabs have a Site URL field, so wait for the Client ID of this tab first.
    await getPanel(page).getByLabel('Client ID').fill('12345');
    await getPanel(page).getByLabel('Site URL').fill('https://garden.wordpress.com');
    await getPanel(page).getByRole('textbox', { name: 'Client Secret' }).fill('a-client-secret');
    await getPanel(page)
      .getByRole('button', { name: /connect/i })
      .click();
  };
  const expectConnected = (page: Page) =>
    expect(getPanel(page).getByText('Connected', { exact: true })).toBeVisible();
  const expectRetryPossible = (page: Page) =>
    expect(getPanel(page).getByRole('button', { name: 'Connect with OAuth' })).toBeEnabled();
  const setDenied = (denied: boolean) =>
    fetch(`${fakes.getUrl('wordpress-com')}/__fake/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ denied }),
    });
  /** Keeps the consent page open. Returns a getter for its URL. */
  const holdConsentPage = async (page: Page): Promise<{ address: () => string }> => {
    let address = '';
    await page.context().route(consentUrl, (route) => {
      address = route.request().url();
      return route.fulfill({ contentType: 'text/html', body: '<title>Consent</title><h1>Allow?</h1>' });
    });
    return { address: () => address };
  };

  test('shows the error and closes the popup when access is denied, and connects on the next attempt [C-122, C-134, C-136, C-137, C-138]', async ({
    browser,
  }) => {
    await setDenied(true);
    const page = await openIntegrations(browser);
    const popup = page.waitForEvent('popup');
    await connect(page);
    const closed = (await popup).waitForEvent('close');
    await expect(page.getByText('Authorization Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Authorization failed: access_denied')).toBeVisible();
    await closed;
    await setDenied(false);
    await expectRetryPossible(page);
    await getPanel(page).getByRole('textbox', { name: 'Client Secret' }).fill('a-client-secret');
    await getPanel(page).getByRole('button', { name: 'Connect with OAuth' }).click();
    await expectConnected(page);
    await page.context().close();
  });

  test('connects in the same tab when the popup is blocked, and accepts the OAuth state only once [C-119, C-123, C-135, C-173]', async ({
    browser,
  }) => {
    const page = await openIntegrations(browser, (blocked) =>
      blocked.addInitScript(() => {
        window.open = () => null;
      }),
    );
    await connect(page);
    await expect(getPanel(page).getByText('Popup blocked. Please allow popups for this site.')).toBeVisible();
    const callback = page.waitForRequest(/\/auth\/wordpress\/callback\?code=/);
    await getPanel(page).getByRole('button', { name: 'Continue in this tab' }).click();
    await expect(page.getByRole('heading', { name: 'WordPress is connected' })).toBeVisible();
    await expect(page).toHaveURL(/\/integrations\?platform=wordpress$/);
    await expectConnected(page);

    await page.goto((await callback).url());
    await expect(page.getByRole('heading', { name: 'WordPress was not connected' })).toBeVisible();
    await expect(page.getByText(usedStateMessage)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Integrations' }).click();
    await expect(getRow(page).getByText('Connected', { exact: true })).toBeVisible();
    await page.context().close();
  });

  test('resets the card and allows another attempt when the popup is closed [C-120]', async ({ browser }) => {
    const page = await openIntegrations(browser);
    await holdConsentPage(page);
    const popup = page.waitForEvent('popup');
    await connect(page);
    await (await popup).waitForURL(consentUrl);
    await expect(
      getPanel(page).getByText('Finish in the window that opened.', { exact: false }),
    ).toBeVisible();
    const readAgain = page.waitForResponse(/\/api\/.*connections/);
    await (await popup).close();
    await readAgain;
    await expectRetryPossible(page);
    await expect(getPanel(page).getByText('Connected', { exact: true })).toBeHidden();
    await page.context().close();
  });

  test('closes the popup and shows a timeout after five minutes [C-121]', async ({ browser }) => {
    const page = await openIntegrations(browser, (early) => early.clock.install());
    await holdConsentPage(page);
    const popup = page.waitForEvent('popup');
    await connect(page);
    const window = await popup;
    await window.waitForURL(consentUrl);
    await expect(
      getPanel(page).getByText('Finish in the window that opened.', { exact: false }),
    ).toBeVisible();
    const closed = window.waitForEvent('close');
    await page.clock.fastForward('05:00');
    await closed;
    await expect(page.getByText('Authorization Timeout')).toBeVisible();
    await expect(page.getByText('Authorization window timed out. Please try again.')).toBeVisible();
    await expectRetryPossible(page);
    await page.context().close();
  });

  test('rejects the OAuth state of another account, which stays valid for its owner [C-173]', async ({
    browser,
  }) => {
    const own = await openIntegrations(browser);
    const { address } = await holdConsentPage(own);
    const popup = own.waitForEvent('popup');
    await connect(own);
    await (await popup).waitForURL(consentUrl);
    const state = new URL(address()).searchParams.get('state') ?? '';
    expect(state).not.toBe('');

    const other = await openIntegrations(browser);
    await other.goto(`${product.url}/auth/wordpress/callback?code=c&state=${encodeURIComponent(state)}`);
    await expect(other.getByText(usedStateMessage)).toBeVisible();
    await other.getByRole('link', { name: 'Back to Integrations' }).click();
    await expect(getRow(other).getByText('Setup Required')).toBeVisible();
    await other.context().close();

    await own.context().unroute(consentUrl);
    await (await popup).goto(address());
    await expectConnected(own);
    await own.context().close();
  });

  test('shows the result on the callback page and links back to Integrations [A-009, C-138, C-139]', async ({
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
