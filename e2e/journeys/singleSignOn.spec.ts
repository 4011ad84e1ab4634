import type { Browser, Page } from '@playwright/test';
import { startOidcProvider } from '@rankwright/testing/fakes/oidc/oidcProvider';
import { findFreePort } from '@rankwright/testing/network/findFreePort';
import { expectAccessible } from '../axe/expectAccessible.ts';
import { createMember } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';
import { logOutByMenu } from '../product/session.ts';

test.use({
  expectedMessages: {
    'a sign-in that was cancelled, refused or somebody else’s': expectStatus(
      400,
      /^\/api\/auth\/oidc\/callback$/,
    ),
    'a provider that is away': expectStatus(502, /^\/api\/auth\/oidc$/),
  },
});

test.describe('sign-in with OpenID Connect at a real provider', () => {
  let provider: Awaited<ReturnType<typeof startOidcProvider>>;
  let product: Product;
  test.beforeAll(async () => {
    const port = String(await findFreePort());
    provider = await startOidcProvider(`http://localhost:${port}`);
    product = await startProduct({
      ...provider.env,
      OUTBOUND_ALLOW: `oidc=${new URL(provider.url).host}`,
      PORT: port,
    });
  });
  test.afterAll(async () => {
    await product.stop();
    await provider.close();
  });

  const setPerson = (sub: string, email: string, isVerified = true) => {
    provider.switches.person = { sub, email, email_verified: isVerified, name: 'Grace Hopper' };
  };
  const openVisitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
  const pressButton = (page: Page) => page.getByRole('button', { name: 'Continue with Example SSO' }).click();

  test('signs up, then signs in to the same account on the page that the person asked for', async ({
    browser,
  }) => {
    setPerson('grace', 'grace@example.com');
    const first = await openVisitor(browser);
    await first.goto(`${product.url}/signup`);
    await first.getByRole('button', { name: 'Sign up with Example SSO' }).click();
    await expect(first).toHaveURL(/\/content-planner/);
    await first.goto(`${product.url}/my-account`);
    await expect(first.getByLabel('Email')).toHaveValue('grace@example.com');
    await first.getByLabel('Company').fill('Flow-Matic');
    await first.getByRole('button', { name: 'Save Changes' }).click();
    await expect(first.getByText('Profile saved')).toBeVisible();
    await first.context().close();

    const second = await openVisitor(browser);
    await second.goto(`${product.url}/my-account`);
    await expect(second).toHaveURL(/\/login/);
    await expectAccessible(second);
    await pressButton(second);
    await expect(second).toHaveURL(/\/my-account$/);
    await expect(second.getByLabel('Company')).toHaveValue('Flow-Matic');
    await second.context().close();
  });

  test('joins the account with the same verified address, which keeps its password', async ({ browser }) => {
    const member = await createMember(product.url);
    setPerson('joined', member.email);
    const page = await openVisitor(browser);
    await page.goto(`${product.url}/login`);
    await pressButton(page);
    await expect(page).toHaveURL(/\/content-planner$/);
    await page.goto(`${product.url}/settings`);
    await expect(page.getByText('Single sign-on added').first()).toBeVisible();
    await logOutByMenu(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/content-planner$/);
    await page.context().close();
  });

  test('explains a cancelled sign-in, an unverified address and a link of somebody else, each with the way back', async ({
    browser,
  }) => {
    const page = await openVisitor(browser);
    const expectRefused = async (text: string | RegExp) => {
      await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to log in' }).click();
      await expect(page).toHaveURL(/\/login$/);
    };
    await page.goto(`${product.url}/login`);
    provider.switches.person = null;
    await pressButton(page);
    await expectRefused('Sign in was cancelled.');

    setPerson('unverified', 'unverified@example.com', false);
    await pressButton(page);
    await expectRefused(/verified/);

    await page.goto(`${product.url}/login/callback?code=stolen&state=begun-elsewhere`);
    await expectRefused('This sign-in did not begin in this window. Please start again.');
    await page.context().close();
  });

  test('says that the provider is away, and offers the password', async ({ browser }) => {
    const away = await startProduct({
      ...provider.env,
      OIDC_ISSUER: `http://127.0.0.1:${await findFreePort()}`,
      OUTBOUND_ALLOW: '',
    });
    const page = await openVisitor(browser);
    await page.goto(`${away.url}/login`);
    await pressButton(page);
    await expect(page.getByText('Sign-in failed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Example SSO' })).toBeEnabled();
    await expectAccessible(page);
    await page.context().close();
    await away.stop();
  });
});
