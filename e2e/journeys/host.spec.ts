import { readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { logout } from '@rankwright/contracts/account';
import { pageTakenOverEvent } from '@rankwright/contracts/heldPage';
import { paths } from '@rankwright/contracts/paths';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { failureOn, goInside, headingOn, openNeutral, openScreen } from '../chaos/host/screen.ts';
import { suspects } from '../chaos/matrix/suspects.ts';
import { newMember, signedIn, type Member } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';

let product: Product;
let member: Member;

test.beforeAll(async () => {
  product = await openProduct();
  member = await newMember(product.url);
});
test.afterAll(() => product.stop());

const signInto = async (context: BrowserContext, who: Member): Promise<void> => {
  const { origins } = signedIn(product.url, who);
  await context.addInitScript((kept) => {
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, origins[0]?.localStorage ?? []);
};

const begin = async (page: Page): Promise<void> => {
  await signInto(page.context(), member);
  await openNeutral(page, product.url);
  await expect(headingOn(page)).toHaveText('Page Not Found');
};

const remotesIn = (urls: readonly string[]): string[] => [
  ...new Set(urls.flatMap((url) => /\/remotes\/([^/]+)\//.exec(url)?.[1] ?? [])),
];

/** A door of contracts may be called as a remote is: both are about the same thing. */
const contracts = /from '@rankwright\/contracts\/\w+'/g;

const shellSources = (): string[] => {
  const folder = path.resolve(import.meta.dirname, '../../shell/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(contracts, ''));
};

test('the shell’s sources name no remote', () => {
  const named = new RegExp(suspects.map(({ name }) => `remote-${name}\\b|['"\`/]${name}['"\`]`).join('|'));
  expect(shellSources().length).toBeGreaterThan(30);
  expect(shellSources().filter((source) => named.test(source))).toEqual([]);
});

test('the first page asks for nothing of a remote that is not on it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(product.url, { waitUntil: 'networkidle' });
  const takenOver = page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        document.addEventListener(name, () => resolve(), { once: true });
      }),
    pageTakenOverEvent,
  );
  await page.mouse.move(1, 1);
  await takenOver;
  await expect(headingOn(page)).toBeVisible();
  expect(remotesIn(asked)).toEqual(['marketing']);
});

for (const { name, address, other } of suspects) {
  test(`without the release of ${name} the rest works, and Retry brings it back`, async ({ page }) => {
    const released = path.join(product.dataDirectory, 'origin/remotes', name);
    renameSync(released, `${released}-away`);
    try {
      await begin(page);
      await goInside(page, address);
      await expect(failureOn(page)).toContainText('could not be loaded');
      await openScreen(page, other);
      await expect(failureOn(page)).toHaveCount(0);
      await goInside(page, address);
      await expect(failureOn(page)).toBeVisible();
    } finally {
      renameSync(`${released}-away`, released);
    }
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await failureOn(page).getByRole('button', { name: 'Retry' }).click();
    await expect(headingOn(page).first()).toBeVisible();
    await expect(failureOn(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  });
}

/** Words that stand once in the code of each library. */
const marks = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  router: 'useRoutes() may be used only in the context of a <Router>',
  'query cache': 'No QueryClient set',
  MUI: 'contrastThreshold',
  emotion: 'data-emotion',
};

test('React, router, MUI and query cache exist once, whatever was visited', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await begin(page);
  for (const { address } of suspects) await openScreen(page, address);
  const texts = await Promise.all(scripts);
  const count = Object.entries(marks).map(([library, mark]) => [
    library,
    texts.filter((text) => text.includes(mark)).length,
  ]);
  expect(Object.fromEntries(count)).toEqual({ React: 1, router: 1, 'query cache': 1, MUI: 1, emotion: 1 });
});

test('a log-out in one tab ends the other within a second', async ({ page, context }) => {
  await begin(page);
  await openScreen(page, paths.myAccount);
  const second = await context.newPage();
  await second.goto(`${product.url}${paths.settings}`);
  await headingOn(second).first().waitFor();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}${paths.login}`);
  const since = Date.now();
  await second.waitForURL(`${product.url}${paths.login}`);
  expect(Date.now() - since).toBeLessThan(1_000);
});

test('a session that expires in the middle of an edit costs not a word', async ({ page, context }) => {
  const writer = await newMember(product.url);
  await signInto(context, writer);
  await page.goto(`${product.url}${paths.generateContent}`);
  const keyword = page.getByLabel('Primary keyword');
  await keyword.fill('rose pruning in a cold spring');
  await writer.send(logout);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await page.getByLabel('Email').fill(writer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(writer.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${product.url}${paths.generateContent}`);
  await expect(keyword).toHaveValue('rose pruning in a cold spring');
});
