import type { Page } from '@playwright/test';
import { agreeToTerms } from './agreeToTerms.ts';
import { confirmPublish } from './confirmPublish.ts';
import { readVerificationLink } from '../product/verifyEmail.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import {
  startWordpress,
  isWordpressInstalled,
  type Wordpress,
} from '@rankwright/testing/wordpress/startWordpress';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';
import { logOutByMenu } from '../product/session.ts';

test.use({
  expectedMessages: {
    'the product is restarted while the page is open': {
      text: 'net::ERR_CONNECTION_REFUSED',
      path: /^\/api\//,
    },
    'the API is not ready yet after the restart': expectStatus(503, /^\/api\//),
  },
});

const password = 'correct horse battery';
const account = { first: 'Ada', last: 'Lovelace', email: 'ada@example.com' };
const editedTitle = 'Rose pruning, seen calmly';

const signUp = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill(account.first);
  await page.getByLabel('Last name').fill(account.last);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeDisabled();
  await agreeToTerms(page);
  await submit.click();
};

const verifyEmail = async (page: Page, url: string): Promise<void> => {
  const mail = await page.context().newPage();
  await mail.goto(await readVerificationLink(url, account.email));
  await mail.getByRole('button', { name: 'Verify email address' }).click();
  await expect(mail.getByRole('heading', { name: 'Email address verified' })).toBeVisible();
  await mail.close();
};

const subscribe = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL(/\/billing\?plan=monthly$/);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.waitForURL(/test-checkout/);
  await page
    .getByRole('button', { name: /start|pay|subscribe/i })
    .first()
    .click();
  await expect(page.getByText('Subscription active')).toBeVisible();
  await expect(page).toHaveURL(/\/content-planner$/);
};

const connect = async (page: Page, wordpress: Wordpress): Promise<void> => {
  await page.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('main').getByRole('link', { name: 'WordPress' }).click();
  await page.getByLabel('Site URL').fill(wordpress.url);
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('textbox', { name: 'Application password' }).fill(wordpress.passwords.admin);
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByText('Connection works')).toBeVisible();
  await page.getByRole('button', { name: 'Save Config' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
};

const writeAndPublish = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Generate Blog Content' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.getByLabel('Primary keyword').fill('rose pruning');
  await page.getByLabel('Secondary keywords').fill('pruning shears, climbing roses');
  await page.getByLabel('Industry').fill('gardening');
  await page.getByLabel('Target audience').fill('hobby gardeners');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  const article = page.getByRole('region', { name: 'Article' });
  await expect(article.getByText('Written by the built-in offline writer')).toBeVisible();
  await article.getByRole('tab', { name: 'Edit' }).click();
  await article.getByRole('textbox', { name: 'Title', exact: true }).fill(editedTitle);
  const content = article.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('A sentence of my own. ');
  await article.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Article saved')).toBeVisible();
  await article.getByRole('button', { name: 'Publish to WordPress' }).click();
  await confirmPublish(page, 'Publish to 1 site');
  const publications = article.getByRole('list', { name: 'Publications' });
  await expect(publications.getByText('Live', { exact: true })).toBeVisible();
};

const readLivePost = async (page: Page): Promise<void> => {
  const href = await page
    .getByRole('region', { name: 'Article' })
    .getByRole('link', { name: 'View live post' })
    .getAttribute('href');
  const post = await page.context().newPage();
  await post.goto(href ?? '');
  await expect(post.getByRole('heading', { name: editedTitle }).first()).toBeVisible();
  await expect(post.getByText('A sentence of my own.')).toBeVisible();
  await post.close();
};

const findInHistory = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Content History' }).first().click();
  await page.getByLabel('Search content').fill('calmly');
  await expect(page.getByRole('link', { name: editedTitle })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Published', exact: true })).toBeVisible();
};

const logOutAndLogIn = async (page: Page): Promise<void> => {
  await logOutByMenu(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/content-planner$/);
};

for (const permalinks of ['pretty', 'plain'] as const) {
  test.describe(`publishing to a real WordPress with ${permalinks} permalinks`, () => {
    let product: Product;
    let wordpress: Wordpress;

    test.beforeAll(async () => {
      expect(
        isWordpressInstalled(),
        'Debian’s wordpress, php-cli and mariadb-server must be installed (see .ci/run)',
      ).toBe(true);
      wordpress = await startWordpress(permalinks);
      product = await startProduct({ OUTBOUND_ALLOW: wordpress.address });
    });
    test.afterAll(async () => {
      await product.stop();
      wordpress.stop();
    });

    test('signs up, verifies the address, subscribes, connects, writes and publishes, and keeps everything after a restart', async ({
      page,
    }) => {
      await page.goto(product.url);
      await page.getByRole('link', { name: 'Start Free Trial' }).click();
      await signUp(page);
      await expect(page).toHaveURL(/\/content-planner$/);
      await verifyEmail(page, product.url);
      await subscribe(page);
      await connect(page, wordpress);
      await writeAndPublish(page);
      await readLivePost(page);
      await page.getByRole('link', { name: 'Back' }).click();
      await findInHistory(page);
      await product.restart();
      await logOutAndLogIn(page);
      await findInHistory(page);
    });
  });
}
