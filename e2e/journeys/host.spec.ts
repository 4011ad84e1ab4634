import { readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { logOut } from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import type { BrowserContext, Page } from '@playwright/test';
import {
  getScreenError,
  navigateInApp,
  getScreenHeading,
  openNeutral,
  openScreen,
} from '../chaos/host/screen.ts';
import { targets } from '../chaos/host/targets.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';
import { logOutByMenu } from '../product/session.ts';

test.use({
  expectedMessages: {
    'a session that ended elsewhere': expectStatus(401, /^\/api\//),
    'the signing in of this file, in the blank document before the page': {
      text: "Failed to read the 'sessionStorage' property",
      path: /^blank$/,
    },
  },
});

let product: Product;
let member: Member;

test.beforeAll(async () => {
  product = await openProduct();
  member = await createMember(product.url);
});
test.afterAll(() => product.stop());

const signInto = async (context: BrowserContext, who: Member): Promise<void> => {
  const { origins } = createStorageState(product.url, who);
  await context.addInitScript((kept) => {
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, origins[0]?.localStorage ?? []);
};

const openStartPage = async (page: Page): Promise<void> => {
  await signInto(page.context(), member);
  await openNeutral(page, product.url);
  await expect(getScreenHeading(page)).toHaveText('Page Not Found');
};

const listRemotes = (urls: readonly string[]): string[] => [
  ...new Set(urls.flatMap((url) => /\/remotes\/([^/]+)\//.exec(url)?.[1] ?? [])),
];

/** Removed before the check: entry points of contracts may have the same name as a remote. */
const contracts = /from '@rankwright\/contracts\/\w+'/g;

const readShellSources = (): string[] => {
  const folder = path.resolve(import.meta.dirname, '../../shell/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(contracts, ''));
};

test('the shell sources do not name any remote', () => {
  const remoteNamePattern = new RegExp(
    targets.map(({ name }) => `remote-${name}\\b|['"\`/]${name}['"\`]`).join('|'),
  );
  expect(readShellSources().length).toBeGreaterThan(30);
  expect(readShellSources().filter((source) => remoteNamePattern.test(source))).toEqual([]);
});

for (const who of ['a visitor', 'a member'] as const)
  test(`the landing page requests no files of other remotes for ${who}`, async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    if (who === 'a member') await signInto(page.context(), member);
    await page.goto(product.url, { waitUntil: 'networkidle' });
    const label = page
      .getByRole('banner')
      .getByRole('link', { name: who === 'a member' ? 'Dashboard' : 'Login' });
    await expect(label).toBeVisible();
    await expect(getScreenHeading(page)).toBeVisible();
    expect(listRemotes(requestedUrls)).toEqual(['marketing']);
  });

for (const { name, address, otherAddress } of targets) {
  test(`keeps the other remotes working when the release of ${name} is missing, and recovers on Retry`, async ({
    page,
  }) => {
    const released = path.join(product.dataDirectory, 'origin/remotes', name);
    renameSync(released, `${released}-away`);
    try {
      await openStartPage(page);
      await navigateInApp(page, address);
      await expect(getScreenError(page)).toContainText('could not be loaded');
      await openScreen(page, otherAddress);
      await expect(getScreenError(page)).toHaveCount(0);
      await navigateInApp(page, address);
      await expect(getScreenError(page)).toBeVisible();
    } finally {
      renameSync(`${released}-away`, released);
    }
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    // Unless the screen came back by itself before.
    const retry = getScreenError(page).getByRole('button', { name: 'Retry' });
    await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(getScreenHeading(page).first()).toBeVisible();
    await expect(getScreenError(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  });
}

/** String that occurs once in the code of each library. */
const librarySignatures = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  router: 'useRoutes() may be used only in the context of a <Router>',
  'query cache': 'No QueryClient set',
  MUI: 'contrastThreshold',
  emotion: 'data-emotion',
};

test('loads React, router, query cache, MUI and Emotion only once across all remotes', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openStartPage(page);
  for (const { address } of targets) await openScreen(page, address);
  const texts = await Promise.all(scripts);
  const count = Object.entries(librarySignatures).map(([library, signature]) => [
    library,
    texts.filter((text) => text.includes(signature)).length,
  ]);
  expect(Object.fromEntries(count)).toEqual({ React: 1, router: 1, 'query cache': 1, MUI: 1, emotion: 1 });
});

test('logs out the other tab within a second', async ({ page, context }) => {
  await openStartPage(page);
  await openScreen(page, paths.myAccount);
  const second = await context.newPage();
  await second.goto(`${product.url}${paths.settings}`);
  await getScreenHeading(second).first().waitFor();
  await logOutByMenu(page);
  await page.waitForURL(`${product.url}${paths.login}`);
  const since = Date.now();
  await second.waitForURL(`${product.url}${paths.login}`);
  expect(Date.now() - since).toBeLessThan(1_000);
});

test('keeps unsaved input when the session expires', async ({ page, context }) => {
  const writer = await createMember(product.url);
  await signInto(context, writer);
  await page.goto(`${product.url}${paths.generateContent}`);
  const keyword = page.getByLabel('Primary keyword');
  await keyword.fill('rose pruning in a cold spring');
  await writer.send(logOut);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await page.getByLabel('Email').fill(writer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(writer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${product.url}${paths.generateContent}`);
  await expect(keyword).toHaveValue('rose pruning in a cold spring');
});
